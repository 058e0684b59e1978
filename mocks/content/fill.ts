import type { Bases } from '#mocks/bases.ts';
import type { AgencyLanguage } from '#mocks/call.ts';
import { random } from '#mocks/random.ts';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import type { InLanguages } from './authored.ts';
import { filesOf, pdfUrl, slugOf, type ContentItem } from './factory.ts';
import { TAGS, tagIn, type TagId } from './tags.ts';

/** Items of `items/`: 'All news' (P2.1: the news route carries its id) and the sub menu of generated documents. */
const NEWS_PARENT_ID = 7050;
const ARCHIVE_ID = 7044;
const FIRST_ID = 100_000;
/** A sub menu precedes every run of this many items. */
const RUN = 20;

const SUBJECTS: readonly InLanguages[] = [
  { bs: 'Obavještenje o rokovima predaje', hr: 'Obavijest o rokovima predaje', en: 'Notice of submission deadlines' },
  { bs: 'Izmjene obrasca bilansa stanja', hr: 'Izmjene obrasca bilance', en: 'Changes to the balance sheet form' },
  {
    bs: 'Rad poslovnica u dane praznika',
    hr: 'Rad poslovnica u dane blagdana',
    en: 'Opening hours on public holidays',
  },
  { bs: 'Ažuriranje registra računa', hr: 'Ažuriranje registra računa', en: 'Update of the register of accounts' },
  {
    bs: 'Pregled poslovanja po djelatnostima',
    hr: 'Pregled poslovanja po djelatnostima',
    en: 'Business by activity: an overview',
  },
  {
    bs: 'Postupak nabavke informatičke opreme',
    hr: 'Postupak nabave informatičke opreme',
    en: 'Procurement of IT equipment',
  },
  { bs: 'Radionica za računovođe', hr: 'Radionica za računovođe', en: 'Workshop for accountants' },
  {
    bs: 'Objavljeni zbirni podaci općina',
    hr: 'Objavljeni zbirni podaci općina',
    en: 'Summary data of municipalities published',
  },
];

const BODIES: readonly InLanguages[] = [
  {
    bs: '<p>Obveznici se pozivaju da prije predaje provjere podatke u registru i da uoče promjene u odnosu na prethodnu godinu.</p><p>Za sva pitanja na raspolaganju je služba podrške, svakog radnog dana od 8 do 16 sati, te sve poslovne jedinice Agencije.</p>',
    hr: '<p>Obveznici se pozivaju da prije predaje provjere podatke u registru i da uoče promjene u odnosu na prethodnu godinu.</p><p>Za sva pitanja na raspolaganju je služba potpore, svakog radnog dana od 8 do 16 sati, te sve poslovne jedinice Agencije.</p>',
    en: '<p>Reporting entities are asked to check their data in the register before submission and to note the changes against the previous year.</p><p>The help desk answers questions every working day from 8 a.m. to 4 p.m., as do all business units of the Agency.</p>',
  },
  {
    bs: '<p>Dokument sadrži tabele po kantonima, djelatnostima i veličini pravnih lica, s napomenama o obuhvatu i metodologiji.</p><p>Podaci su preuzeti iz predatih izvještaja i nisu naknadno procjenjivani. Ispravke se objavljuju jednom mjesečno.</p>',
    hr: '<p>Dokument sadrži tablice po kantonima, djelatnostima i veličini pravnih osoba, s napomenama o obuhvatu i metodologiji.</p><p>Podaci su preuzeti iz predanih izvješća i nisu naknadno procjenjivani. Ispravci se objavljuju jednom mjesečno.</p>',
    en: '<p>The document holds tables by canton, activity and size of legal entity, with notes on coverage and method.</p><p>The data come from submitted reports and have not been estimated afterwards. Corrections are published once a month.</p>',
  },
];

const ARCHIVE_TITLE: InLanguages = { bs: 'Arhiva, svezak', hr: 'Arhiva, svezak', en: 'Archive, volume' };

const TAG_IDS = Object.keys(TAGS)
  .map((id) => Number(id) as TagId)
  .filter((id) => id > 2 && id < 1069);

/** Further news, documents and sub menus, the same in every language and on every run. */
export function generatedContent(count: number, language: AgencyLanguage, at: Bases): ContentItem[] {
  const source = random(2026);
  const subjects = SUBJECTS.map((subject) => ({ title: subject[language], slug: slugOf(subject[language]) }));
  const volumes = { title: ARCHIVE_TITLE[language], slug: slugOf(ARCHIVE_TITLE[language]) };
  const tags = TAG_IDS.map((tagId) => JSON.stringify([tagIn(language, tagId)]));
  const items: ContentItem[] = [];
  let volume = ARCHIVE_ID;
  for (let index = 0; index < count; index++) {
    const id = FIRST_ID + index;
    const isVolume = index % RUN === 0;
    const isNews = !isVolume && source.chance(0.45);
    const subject = isVolume ? volumes : source.pick(subjects);
    const number = Math.floor(index / RUN) + 1;
    const place = isVolume ? '' : `/${(index % RUN) + 1}`;
    const date = `${source.int(2012, 2024)}-${twoDigits(source.int(1, 12))}-${twoDigits(source.int(1, 28))}T09:00:00`;
    const slug = `${subject.slug}-${number}${place.replace('/', '-')}`;
    if (isVolume) volume = id;
    items.push({
      id,
      parentId: isVolume ? ARCHIVE_ID : isNews ? NEWS_PARENT_ID : volume,
      contentTypeId: isVolume ? CONTENT_TYPE.subMenu : isNews ? CONTENT_TYPE.news : CONTENT_TYPE.document,
      ordinalNumber: 1000 + index,
      pathLevel: isVolume || isNews ? 3 : 4,
      slug,
      url: isVolume ? null : isNews ? `${filesOf(at)}/ledger-${id}.svg` : pdfUrl(slug, id, language, at),
      title: `${subject.title} ${number}${place}`,
      subtitle: null,
      content: isVolume ? null : source.pick(BODIES)[language],
      dateTime: isVolume ? null : date,
      highlight: 0,
      isMain: false,
      alt: null,
      tags: isVolume ? '[]' : source.pick(tags),
    });
  }
  return items;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
