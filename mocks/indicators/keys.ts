/** The line fields of indicator records (R3.5), exactly as the API spells them, by register, size and era. */

/** From 2022 on, for all registers. */
export const SUMMARY = [
  'bS_Imovina',
  'bS_Obaveze',
  'bS_Kapital',
  'bU_VrijednostPoslovanja',
  'bU_RezultatPoslovanja',
  'pP_BrojZaposlenih',
] as const;

/** Companies before 2022: balance sheet, income statement, annex and the register-page summary (which adds bsP_101). */
export const COMPANIES_OLD = [
  'bsA_001',
  'bsA_002',
  'bsA_010',
  'bsA_011',
  'bsA_021',
  'bsA_035',
  'bsA_036',
  'bsA_044',
  'bsA_047',
  'bsA_053',
  'bsA_065',
  'bsP_101',
  'bsP_102',
  'bsP_117',
  'bsP_131',
  'bsP_140',
  'bsP_152',
  'bU_201',
  'bU_202',
  'bU_211',
  'bU_212',
  'bU_214',
  'bU_215',
  'bU_220',
  'bU_222',
  'bU_225',
  'bU_226',
  'bU_227',
  'bU_234',
  'bU_244',
  'bU_254',
  'bU_311',
  'bU_312',
  'bU_343',
  'stA_602',
  'stA_603',
] as const;

/** Only on the default balance sheet from 2022 on; micro companies do not state it. */
export const COMPANIES_NEW_NOT_MICRO = ['bS_JP_MSV_GradjevinskiObjekti'] as const;

/** Companies and public enterprises from 2022 on, whatever their size. */
export const COMPANIES_NEW = [
  'bS_JP_DugorocnaImovina',
  'bS_JP_NematerijalnaImovina',
  'bS_JP_NekretninePostrojenjaIOprema',
  'bS_JP_FinansijskaImovinaIUlaganja',
  'bS_JP_KratkorocnaImovina',
  'bS_JP_ZaliheDugorocnaImovinaNamijenjenaProdaji',
  'bS_JP_NovacINovcaniEkvivalenti',
  'bS_JP_PotrazivanjaOdKupacaIUgovorenaImovina',
  'bS_JP_OstalaFinansijskaImovina',
  'bS_JP_UkupnoImovina',
  'bS_JP_DugorocneObaveze',
  'bS_JP_KratkorocneObaveze',
  'bS_JP_ObavezePremaDobavljacimaIUgovoreneObaveze',
  'bS_JP_VlasnickiKapital',
  'bS_JP_AkumuliranaNerasporedjenaDobitIzPrethodnogPerioda',
  'bU_JP_PrihodIzUgovoraSKupcima',
  'bU_JP_PrihodOdProdajeRoba',
  'bU_JP_PrihodOdProdajeGotovihProizvodaPruzenihUsluga',
  'bU_JP_PoslovniPrihod',
  'bU_JP_TroskoviSirovinaMaterijalaEnergijeIGoriva',
  'bU_JP_TroskoviPlacaIOstalihLicnihPrimanja',
  'bU_JP_Amortizacija',
  'bU_JP_DobitPrijeOporezivanja',
  'bU_JP_GubitakPrijeOporezivanja',
  'bU_JP_FinansijskiPrihodi',
  'bU_JP_FinansijskiRashodi',
  'bU_JP_OstaliPrihodiIDobici',
  'bU_JP_OstaliRashodiIGubici',
  'bU_JP_Dobitak',
  'bU_JP_Gubitak',
  'pP_JP_BrojZaposlenih',
] as const;

/** Associations and foundations before 2022. */
export const ASSOCIATIONS_OLD = [
  'bsA_101',
  'bsA_109',
  'bsA_115',
  'bsP_116',
  'bsP_122',
  'bsP_125',
  'bU_132',
  'bU_136',
  'bU_147',
  'bU_148',
  'ppP_915',
] as const;

/** Banks and microcredit organisations before 2022. */
export const BANKS_OLD = [
  'bsA_002',
  'bsA_008',
  'bsA_011',
  'bsA_014',
  'bsA_035',
  'bsA_041',
  'bsA_050',
  'bsP_101',
  'bsP_125',
  'bsP_142',
  'bU_203',
  'bU_308',
  'bU_309',
  'ppP_915',
] as const;

/** Insurance companies before 2022. */
export const INSURANCE_OLD = [
  'bsA_064',
  'bsP_086',
  'bsP_087',
  'bsP_094',
  'bsP_100',
  'bsP_101',
  'bU_001',
  'bU_010',
  'bU_024',
  'bU_025',
  'bU_071',
  'ppP_915',
] as const;

/** Investment funds before 2022. */
export const FUNDS_OLD = [
  'bS_001',
  'bS_022',
  'bS_026',
  'bS_031',
  'bS_034',
  'bS_037',
  'bU_202',
  'bU_207',
  'bU_228',
  'bU_234',
  'bU_235',
  'bU_258',
  'bU_259',
  'ppP_915',
] as const;

/** Budget users before 2022. */
export const BUDGET_OLD = [
  'bsA_001',
  'bsA_010',
  'bsA_021',
  'bsP_022',
  'bsP_029',
  'bsP_033',
  'rPiR_138',
  'rPiR_187',
  'rPiR_188',
  'ppP_915',
] as const;

/** The line values of a set of keys: whole KM or head counts. */
export type Lines<Keys extends readonly string[]> = Record<Keys[number], number>;
