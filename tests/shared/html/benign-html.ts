/** Bodies as editors write them, each with what must still be there. */
export const BENIGN_HTML: readonly { html: string; keeps: readonly string[] }[] = [
  {
    html: '<p>Obavijest za <b>obveznike</b> i <i>računovođe</i>.</p>',
    keeps: ['<b>obveznike</b>', '<i>računovođe</i>'],
  },
  { html: '<h2>Naslov</h2><h3>Podnaslov</h3>', keeps: ['<h2>Naslov</h2>', '<h3>Podnaslov</h3>'] },
  { html: '<ul><li>jedan</li><li>dva<ol><li>a</li></ol></li></ul>', keeps: ['<ul>', '<ol>', '<li>a</li>'] },
  { html: '<p><font color="#cc0000" size="4" face="Arial">važno</font></p>', keeps: ['<font', 'color="#cc0000"'] },
  { html: '<p align="center">u sredini</p>', keeps: ['align="center"'] },
  { html: '<a href="mailto:info@primjer.ba">pišite</a>', keeps: ['href="mailto:info@primjer.ba"'] },
  { html: '<a href="tel:+38733000000">zovite</a>', keeps: ['href="tel:+38733000000"'] },
  { html: '<a href="/bs/kontakt">kontakt</a>', keeps: ['href="/bs/kontakt"'] },
  {
    html: '<a href="/bs/pretraga?q=ura%C4%8Dun&amp;page=2#kraj">x</a>',
    keeps: ['/bs/pretraga?q=ura%C4%8Dun&amp;page=2#kraj'],
  },
  {
    html: '<a href="https://sluzbeni.example/zakon.pdf">zakon</a>',
    keeps: ['href="https://sluzbeni.example/zakon.pdf"'],
  },
  {
    html: '<img src="https://media.example/a.png" alt="Zgrada" width="300" height="200">',
    keeps: ['alt="Zgrada"', 'width="300"', 'height="200"'],
  },
  {
    html: '<img src="data:image/png;base64,iVBORw0KGgo=" alt="">',
    keeps: ['src="data:image/png;base64,iVBORw0KGgo="'],
  },
  {
    html: '<table><caption>Cijene</caption><thead><tr><th scope="col" colspan="2">Usluga</th></tr></thead><tbody><tr><td rowspan="2">a</td><td>b</td></tr></tbody></table>',
    keeps: ['<caption>Cijene</caption>', 'colspan="2"', 'rowspan="2"', 'scope="col"'],
  },
  { html: '<blockquote>navod</blockquote><hr><pre>red 1\nred 2</pre>', keeps: ['<blockquote>', '<hr>', '<pre>'] },
  {
    html: '<p>H<sub>2</sub>O i m<sup>2</sup>, <u>podvučeno</u>, <s>staro</s></p>',
    keeps: ['<sub>2</sub>', '<sup>2</sup>', '<u>', '<s>'],
  },
  { html: '<dl><dt>JIB</dt><dd>broj</dd></dl>', keeps: ['<dt>JIB</dt>', '<dd>broj</dd>'] },
  {
    html: '<figure><img src="https://media.example/b.jpg" alt="Karta"><figcaption>Izvor: Agencija</figcaption></figure>',
    keeps: ['<figcaption>'],
  },
  {
    html: '<video src="https://media.example/a.mp4" controls width="640"></video>',
    keeps: ['src="https://media.example/a.mp4"', 'controls'],
  },
  { html: '<details><summary>Više</summary><p>tekst</p></details>', keeps: ['<summary>Više</summary>'] },
  {
    html: '<p lang="en" dir="ltr">text</p><p>razmak&nbsp;i &lt;znak&gt; &amp; „navod“</p>',
    keeps: ['lang="en"', '&nbsp;', '&lt;znak&gt;', '„navod“'],
  },
];
