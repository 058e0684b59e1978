const TEXTS = {
  bs: {
    title: 'Portal proizvoda',
    order: 'Zahtjev',
    text: 'Zasebna aplikacija Agencije u kojoj se podnosi narudžba. Ovdje je samo njen ogledni prikaz.',
  },
  hr: {
    title: 'Portal proizvoda',
    order: 'Zahtjev',
    text: 'Zasebna aplikacija Agencije u kojoj se podnosi narudžba. Ovdje je samo njezin ogledni prikaz.',
  },
  en: {
    title: 'Products portal',
    order: 'Request',
    text: 'A separate application of the Agency in which orders are placed. This is only a sample of it.',
  },
} as const;

/** The page an order link opens, in place of the separate products portal (P2.16). Only known characters of the address are shown. */
export function productsPortalPage(address: URL): string {
  const requested = address.searchParams.get('lang');
  const language = requested === 'hr' || requested === 'en' ? requested : 'bs';
  const { title, order, text } = TEXTS[language];
  const product = (/products-portal\/([a-z0-9-]+)$/.exec(address.pathname)?.[1] ?? '').replaceAll('-', ' ');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><body style="font:17px/1.6 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem;color:#253746">
<h1>${title}</h1>${product ? `<h2>${order}: ${product}</h2>` : ''}<p>${text}</p></body></html>`;
}
