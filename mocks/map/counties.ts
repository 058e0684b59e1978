/** What the cantons report for one year (P3); money in KM, `null` where the agency has no figure. */
export type CountyFigures = {
  legalEntitiesCount: number | null;
  total_Imovina: number | null;
  total_Obaveze: number | null;
  total_RezultatPoslovanja: number | null;
  total_VrijednostPoslovanja: number | null;
  total_BrojZaposlenih: number | null;
};

export type CountySummary = CountyFigures & { countyId: number; year: number };

/** The last year whose reports are all in. */
const YEAR = 2025;

/**
 * All legal entities by canton (ids of P3), 68,895 in sum. Posavina has a loss, to test a negative sum; the business result of
 * Canton 10 is null, to test a missing one.
 */
export const COUNTY_SUMMARIES: readonly CountySummary[] = [
  county(2027, [5234, 4_318_406_212, 2_391_774_905, 148_236_418, 4_106_882_337, 36_418]),
  county(2028, [736, 731_204_588, 438_911_260, -3_184_907, 689_437_120, 6_127]),
  county(2029, [10_477, 14_962_371_804, 8_204_118_653, 561_903_226, 13_385_240_917, 98_730]),
  county(2030, [9108, 11_274_509_136, 6_187_340_772, 487_615_093, 12_046_718_265, 88_204]),
  county(2031, [759, 802_946_371, 395_280_146, 37_409_652, 871_563_408, 8_042]),
  county(2032, [6091, 5_846_137_920, 3_102_895_481, 264_870_315, 6_538_204_711, 54_963]),
  county(2033, [7927, 10_638_290_447, 5_871_463_209, 398_527_164, 9_217_405_836, 63_815]),
  county(2034, [3958, 5_137_824_690, 2_746_901_358, 291_048_527, 7_284_619_302, 31_276]),
  county(2035, [22_913, 58_403_716_258, 37_926_504_871, 2_136_784_509, 37_918_362_047, 168_947]),
  county(2036, [1692, 1_604_382_915, 842_617_304, null, 1_127_850_466, 11_503]),
];

function county(countyId: number, figures: [number, number, number, number | null, number, number]): CountySummary {
  const [legalEntitiesCount, imovina, obaveze, rezultat, vrijednost, zaposleni] = figures;
  return {
    countyId,
    year: YEAR,
    legalEntitiesCount,
    total_Imovina: imovina,
    total_Obaveze: obaveze,
    total_RezultatPoslovanja: rezultat,
    total_VrijednostPoslovanja: vrijednost,
    total_BrojZaposlenih: zaposleni,
  };
}
