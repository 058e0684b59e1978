import type { Lang } from '#shared/i18n/languages.ts';

type FileNames = Readonly<Record<Lang, string>>;

const files = (bs: string, hr: string, en: string): FileNames => ({ bs, hr, en });

/** File names, per language, of the documents of the information pages (P2.16, P2.17) in the folder `VITE_DOCUMENTS_URL`. */
export const INFORMATION_DOCUMENTS = {
  overviewEconomy: files(
    'standardni-pregled-privreda.pdf',
    'standardni-pregled-gospodarstvo.pdf',
    'standard-overview-economy.pdf',
  ),
  overviewIndustry: files(
    'standardni-pregled-grana.pdf',
    'standardni-pregled-grana-hr.pdf',
    'standard-overview-industry.pdf',
  ),
  overviewActivity: files(
    'standardni-pregled-djelatnost.pdf',
    'standardni-pregled-djelatnost-hr.pdf',
    'standard-overview-activity.pdf',
  ),
  overviewEntity: files(
    'standardni-pregled-pravno-lice.pdf',
    'standardni-pregled-pravna-osoba.pdf',
    'standard-overview-legal-entity.pdf',
  ),
  ratingSample: files(
    'potvrda-o-bonitetu-primjer.pdf',
    'potvrda-o-bonitetu-primjer-hr.pdf',
    'certificate-of-creditworthiness-sample.pdf',
  ),
  internshipForm: files('prijava-za-praksu.docx', 'prijava-za-praksu-hr.docx', 'internship-application.docx'),
  extractRequest: files(
    'zahtjev-za-izvod-racuni-fizickih-lica.docx',
    'zahtjev-za-izvadak-racuni-fizickih-osoba.docx',
    'extract-request-accounts-of-natural-persons.docx',
  ),
  consent: files(
    'saglasnost-racuni-fizickih-lica.docx',
    'suglasnost-racuni-fizickih-osoba.docx',
    'consent-accounts-of-natural-persons.docx',
  ),
  seat: files('rjesenje-o-sjedistu.pdf', 'rjesenje-o-sjedistu-hr.pdf', 'decision-on-the-seat.pdf'),
  accounts: files('transakcijski-racuni.pdf', 'transakcijski-racuni-hr.pdf', 'transaction-accounts.pdf'),
  taxNumbers: files(
    'identifikacijski-brojevi.pdf',
    'identifikacijski-brojevi-hr.pdf',
    'tax-identification-numbers.pdf',
  ),
  classification: files(
    'klasifikacija-djelatnosti.pdf',
    'klasifikacija-djelatnosti-hr.pdf',
    'classification-of-activities.pdf',
  ),
  presentation: files('prezentacija-agencije.pdf', 'prezentacija-agencije-hr.pdf', 'presentation-of-the-agency.pdf'),
  agencyLaw: files('zakon-o-agenciji.pdf', 'zakon-o-agenciji-hr.pdf', 'law-on-the-agency.pdf'),
  registerLaw: files(
    'zakon-o-registru-finansijskih-izvjestaja.pdf',
    'zakon-o-registru-financijskih-izvjesca.pdf',
    'law-on-the-register-of-financial-statements.pdf',
  ),
  organisationChart: files('organizaciona-sema.pdf', 'ustrojbena-shema.pdf', 'organisation-chart.pdf'),
  informationIndex: files(
    'indeks-registar-informacija.pdf',
    'indeks-registar-informacija-hr.pdf',
    'index-register-of-information.pdf',
  ),
  informationRequest: files(
    'zahtjev-za-pristup-informacijama.pdf',
    'zahtjev-za-pristup-informacijama-hr.pdf',
    'request-for-access-to-information.pdf',
  ),
  informationGuide: files(
    'vodic-za-pristup-informacijama.pdf',
    'vodic-za-pristup-informacijama-hr.pdf',
    'guide-to-access-to-information.pdf',
  ),
} as const satisfies Record<string, FileNames>;

export type InformationDocument = Exclude<keyof typeof INFORMATION_DOCUMENTS, 'organisationChart'>;
