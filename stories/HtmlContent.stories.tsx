import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { HtmlContent } from '#shared/ui/HtmlContent.tsx';

const TEXTS = {
  bs: {
    heading: 'Naslov u tekstu',
    text: 'Rečenica s <strong>istaknutim dijelom</strong> i vezama:',
    contact: 'kontakt',
    law: 'zakon',
    items: ['Prva stavka.', 'Druga stavka.'],
    year: 'Godina',
    count: 'Broj',
    quote: 'Navod iz drugog teksta.',
  },
  hr: {
    heading: 'Naslov u tekstu',
    text: 'Rečenica s <strong>istaknutim dijelom</strong> i poveznicama:',
    contact: 'kontakt',
    law: 'zakon',
    items: ['Prva stavka.', 'Druga stavka.'],
    year: 'Godina',
    count: 'Broj',
    quote: 'Navod iz drugog teksta.',
  },
  en: {
    heading: 'A heading in the text',
    text: 'A sentence with an <strong>emphasised part</strong> and links:',
    contact: 'contact',
    law: 'law',
    items: ['The first item.', 'The second item.'],
    year: 'Year',
    count: 'Number',
    quote: 'Quoted from another text.',
  },
};

/** Markup written by the agency's editors: sanitised, in the portal's own looks. */
const meta = {
  component: HtmlContent,
  args: { html: null },
  render: function Render({ html, ...args }) {
    const { heading, text, contact, law, items, year, count, quote } = TEXTS[useLang()];
    const sample = `<h2>${heading}</h2>
      <p>${text} <a href="/bs/kontakt">${contact}</a>, <a href="https://sluzbeni.example/">${law}</a>.</p>
      <ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>
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
  args: { html: '<p><img src="data:image/png;base64,AA" alt="Zgrada" width="320" height="180"></p>' },
};
