import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { HtmlContent } from '#shared/ui/HtmlContent.tsx';

const TEXTS = {
  bs: {
    heading: 'Predaja izvještaja',
    text: 'Izvještaj se predaje <strong>elektronski</strong>; pitanja šaljite na',
    contact: 'kontakt',
    law: 'zakon',
    first: 'Preuzmite obrazac.',
    second: 'Popunite ga i provjerite.',
    year: 'Godina',
    count: 'Izvještaja',
    quote: 'Obavještenje za obveznike.',
  },
  hr: {
    heading: 'Predaja izvješća',
    text: 'Izvješće se predaje <strong>elektronički</strong>; pitanja šaljite na',
    contact: 'kontakt',
    law: 'zakon',
    first: 'Preuzmite obrazac.',
    second: 'Popunite ga i provjerite.',
    year: 'Godina',
    count: 'Izvješća',
    quote: 'Obavijest za obveznike.',
  },
  en: {
    heading: 'Submission of reports',
    text: 'Reports are submitted <strong>electronically</strong>; send questions by the',
    contact: 'contact form',
    law: 'law',
    first: 'Download the form.',
    second: 'Fill it in and check it.',
    year: 'Year',
    count: 'Reports',
    quote: 'A notice for those who must report.',
  },
};

/** Markup written by the agency's editors: sanitised, in the portal's own looks. */
const meta = {
  component: HtmlContent,
  args: { html: null },
  render: function Render({ html, ...args }) {
    const { heading, text, contact, law, first, second, year, count, quote } = TEXTS[useLang()];
    const sample = `<h2>${heading}</h2>
      <p>${text} <a href="/bs/kontakt">${contact}</a> (<a href="https://sluzbeni.example/">${law}</a>).</p>
      <ol><li>${first}</li><li>${second}</li></ol>
      <blockquote><p>${quote}</p></blockquote>
      <table><thead><tr><th>${year}</th><th>${count}</th></tr></thead>
      <tbody><tr><td>2024</td><td>120</td></tr><tr><td>2025</td><td>134</td></tr></tbody></table>`;
    return <HtmlContent {...args} html={html ?? sample} />;
  },
} satisfies Meta<typeof HtmlContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
/** Its place shows what was meant. */
export const PictureThatDoesNotCome: Story = {
  args: { html: '<p><img src="data:image/png;base64,AA" alt="Zgrada Agencije" width="320" height="180"></p>' },
};
