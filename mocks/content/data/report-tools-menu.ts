import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { document, link, page, route, slugs, subMenu, texts, titles, type Authored } from '../authored.ts';

/** Header menu 'Alati za izvještaje': templates, control and submission of financial reports. */
export const reportToolsMenu: Authored = {
  id: 7002,
  type: CONTENT_TYPE.rootHeaderMenu,
  slug: slugs('alati-za-izvjestaje', 'report-tools'),
  text: texts(
    [
      'Alati za izvještaje',
      'Od predloška do predaje: preuzeti obrazac, popuniti ga, provjeriti i predati izvještaj bez dolaska na šalter.',
    ],
    [
      'Alati za izvješća',
      'Od predloška do predaje: preuzeti obrazac, popuniti ga, provjeriti i predati izvješće bez dolaska na šalter.',
    ],
    [
      'Report tools',
      'From template to submission: download the form, fill it in, check the report and submit it without visiting an office.',
    ],
  ),
  children: [
    subMenu(
      7020,
      texts(
        [
          'Predlošci finansijskih izvještaja',
          'Excel obrazac s upisanim podacima pravnog lica i predračun za predaju izvještaja.',
        ],
        [
          'Predlošci financijskih izvješća',
          'Excel obrazac s upisanim podacima pravne osobe i predračun za predaju izvješća.',
        ],
        [
          'Financial report templates',
          'An Excel form with the data of the legal entity filled in, and a pro-forma invoice for the submission.',
        ],
      ),
      {
        url: route('predlosci-finansijskih-izvjestaja', 'financial-reports-templates'),
        highlight: 44,
        tags: [1001, 1009],
      },
    ),
    subMenu(
      7021,
      texts(
        ['Predlošci za periode do 2021. godine', 'Obrasci prema ranijim propisima, za naknadnu predaju izvještaja.'],
        ['Predlošci za razdoblja do 2021. godine', 'Obrasci prema ranijim propisima, za naknadnu predaju izvješća.'],
        ['Templates for periods up to 2021', 'Forms under earlier regulations, for late submission of reports.'],
      ),
      { url: page('financial-reports-templates-old'), tags: [1001] },
    ),
    subMenu(
      7022,
      texts(
        [
          'Kontrola finansijskih izvještaja',
          'Provjera popunjenog obrasca, dodavanje bilješki i priloga te predaja izvještaja.',
        ],
        [
          'Kontrola financijskih izvješća',
          'Provjera popunjenog obrasca, dodavanje bilješki i priloga te predaja izvješća.',
        ],
        ['Control of financial reports', 'Check the completed form, add notes and attachments, and submit the report.'],
      ),
      {
        url: page('kontrola-finansijskih-izvjestaja', 'kontrola-financijskih-izvjestaja', 'financial-reports-control'),
        highlight: 43,
        tags: [1001, 1009],
      },
    ),
    subMenu(
      7023,
      texts(
        [
          'Kontrola izvještaja do 2021. godine',
          'Provjera obrazaca preuzetih prije uvođenja novog sistema računskih kontrola.',
        ],
        [
          'Kontrola izvješća do 2021. godine',
          'Provjera obrazaca preuzetih prije uvođenja novog sustava računskih kontrola.',
        ],
        [
          'Control of reports up to 2021',
          'Check of forms downloaded before the new system of calculation controls was introduced.',
        ],
      ),
      {
        url: page(
          'kontrola-finansijskih-izvjestaja-old',
          'kontrola-financijskih-izvjestaja-old',
          'financial-reports-control-old',
        ),
        tags: [1001],
      },
    ),
    subMenu(
      7024,
      texts(
        [
          'Kalkulator veličine preduzeća',
          'Razvrstavanje u mala, srednja i velika prema imovini, prihodu i broju zaposlenih.',
        ],
        [
          'Kalkulator veličine poduzeća',
          'Razvrstavanje u mala, srednja i velika prema imovini, prihodu i broju zaposlenih.',
        ],
        [
          'Enterprise size calculator',
          'Classification into small, medium and large by assets, income and number of employees.',
        ],
      ),
      { url: route('kalkulator-velicine', 'enterprise-size-calculator'), highlight: 41, tags: [1009] },
    ),
    subMenu(
      7025,
      texts(
        [
          'Uputstva za predaju izvještaja',
          '<h2>Prije predaje</h2>',
          '<ol><li>Preuzeti predložak za odgovarajući period i vrstu pravnog lica.</li><li>Popuniti samo bijela polja; zbirna polja se računaju sama.</li><li>Pokrenuti kontrolu i ispraviti prijavljene greške.<ul><li>Greške u zbirovima navode list i ćeliju.</li><li>Napomene ne sprečavaju predaju.</li></ul></li><li>Dodati bilješke i odluku o usvajanju, pa predati izvještaj.</li></ol>',
          '<blockquote><p>Izvještaj se smatra predanim kada obveznik primi potvrdu s brojem i vremenom prijema.</p></blockquote>',
          '<p>Za pomoć je na raspolaganju <a href="mailto:podrska@agencija.example">služba podrške</a>, svakog radnog dana od 8 do 16 sati.</p>',
        ],
        [
          'Upute za predaju izvješća',
          '<h2>Prije predaje</h2>',
          '<ol><li>Preuzeti predložak za odgovarajuće razdoblje i vrstu pravne osobe.</li><li>Ispuniti samo bijela polja; zbirna se polja računaju sama.</li><li>Pokrenuti kontrolu i ispraviti prijavljene pogreške.<ul><li>Pogreške u zbrojevima navode list i ćeliju.</li><li>Napomene ne sprječavaju predaju.</li></ul></li><li>Dodati bilješke i odluku o usvajanju, pa predati izvješće.</li></ol>',
          '<blockquote><p>Izvješće se smatra predanim kada obveznik primi potvrdu s brojem i vremenom primitka.</p></blockquote>',
          '<p>Za pomoć je na raspolaganju <a href="mailto:podrska@agencija.example">služba potpore</a>, svakog radnog dana od 8 do 16 sati.</p>',
        ],
        [
          'Instructions for submitting reports',
          '<h2>Before you submit</h2>',
          '<ol><li>Download the template for the period and the type of legal entity.</li><li>Fill in the white fields only; totals are calculated automatically.</li><li>Run the control and correct the errors it reports.<ul><li>Errors in totals name the sheet and the cell.</li><li>Remarks do not prevent submission.</li></ul></li><li>Add the notes and the decision on adoption, then submit the report.</li></ol>',
          '<blockquote><p>A report counts as submitted when the reporting entity receives a confirmation with the number and time of receipt.</p></blockquote>',
          '<p>The <a href="mailto:podrska@agencija.example">help desk</a> is available every working day from 8 a.m. to 4 p.m.</p>',
        ],
      ),
      {
        tags: [1001],
        children: [
          document(
            7120,
            titles(
              'Uputstvo za predaju godišnjih izvještaja za 2026. godinu',
              'Uputa za predaju godišnjih izvješća za 2026. godinu',
              'Instructions for submitting annual reports for 2026',
            ),
            {
              date: '2026-11-02T09:00:00',
              highlight: 39,
              tags: [1001],
            },
          ),
          document(
            7121,
            titles(
              'Popis računskih i logičkih kontrola',
              'Popis računskih i logičkih kontrola',
              'List of arithmetic and logical controls',
            ),
            { date: '2026-01-20T09:00:00', tags: [1001] },
          ),
          document(
            7122,
            titles(
              'Najčešće greške pri predaji',
              'Najčešće pogreške pri predaji',
              'Most frequent errors at submission',
            ),
            { date: '2026-02-04T09:00:00', tags: [1001] },
          ),
        ],
      },
    ),
    link(
      7026,
      page('/7305/zahtjevi', '/7305/zahtjevi', '/7305/forms'),
      titles('Zahtjevi i obrasci', 'Zahtjevi i obrasci', 'Requests and forms'),
    ),
    link(
      7027,
      page(
        '/7303/finansijski-profesionalci-new',
        '/7303/finansijski-profesionalci-new',
        '/7303/financial-professionals-new',
      ),
      titles('Finansijski profesionalci', 'Financijski profesionalci', 'Financial professionals'),
    ),
  ],
};
