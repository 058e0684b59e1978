import { CENTRAL, type OfficeRow } from './office.model.ts';

const MAIN = null;
const WITHOUT_MAIL = { mail: null };

/** One row; `own` replaces the central contacts by the office's own. */
function office(
  id: number,
  businessUnit: string,
  parentId: number | null,
  ppt: string,
  [lon, lat]: [number, number],
  [positionX, positionY]: [number, number],
  own: Partial<Pick<OfficeRow, 'phone' | 'mail'>> = {},
): OfficeRow {
  const neutral = { phone: CENTRAL, mail: CENTRAL };
  return { id, businessUnit, parentId, ppt, lon, lat, positionX, positionY, ...neutral, ...own };
}

/**
 * The 49 offices (P3 Business unit): ten main units in the canton seats, ids 1–10 in canton order, and 39 branch offices:
 * id, town, main unit, postal code, [longitude, latitude] in degrees, [positionX, positionY] in percent of the map picture.
 * The positions are made from the coordinates by `percentOnMap`; a test compares them. Contacts are the
 * central ones until the agency enters its own (readings, P3); streets, hours and services come from the operator's file.
 */
export const OFFICE_ROWS: readonly OfficeRow[] = [
  office(1, 'Bihać', MAIN, '77000', [15.8708, 44.8169], [11.54, 16.82]),
  office(2, 'Orašje', MAIN, '76270', [18.6933, 45.0337], [83.15, 8.8]),
  office(3, 'Tuzla', MAIN, '75000', [18.6671, 44.5384], [82.49, 27.07]),
  office(4, 'Zenica', MAIN, '72000', [17.904, 44.2017], [63.13, 39.41]),
  office(5, 'Goražde', MAIN, '73000', [18.9756, 43.6679], [90.32, 58.82]),
  office(6, 'Travnik', MAIN, '72270', [17.6658, 44.2264], [57.08, 38.51]),
  office(7, 'Mostar', MAIN, '88000', [17.8081, 43.3433], [60.7, 70.55]),
  office(8, 'Široki Brijeg', MAIN, '88220', [17.5942, 43.3829], [55.27, 69.12]),
  office(9, 'Sarajevo', MAIN, '71000', [18.414, 43.861], [76.07, 51.82]),
  office(10, 'Livno', MAIN, '80101', [17.0075, 43.8269], [40.38, 53.06]),
  office(11, 'Cazin', 1, '77220', [15.9431, 44.9669], [13.38, 11.27]),
  office(12, 'Velika Kladuša', 1, '77230', [15.8058, 45.185], [9.89, 3.18]),
  office(13, 'Bosanska Krupa', 1, '77240', [16.1514, 44.8825], [18.66, 14.39]),
  office(14, 'Sanski Most', 1, '79260', [16.667, 44.7667], [31.74, 18.67]),
  office(15, 'Ključ', 1, '79280', [16.7768, 44.5325], [34.53, 27.29]),
  office(16, 'Bosanski Petrovac', 1, '77250', [16.369, 44.5554], [24.18, 26.45]),
  office(17, 'Odžak', 2, '76290', [18.3211, 45.0246], [73.71, 9.14], WITHOUT_MAIL),
  office(18, 'Gračanica', 3, '75320', [18.3101, 44.7031], [73.43, 21.01]),
  office(19, 'Gradačac', 3, '76250', [18.4276, 44.8785], [76.41, 14.54]),
  office(20, 'Lukavac', 3, '75300', [18.5262, 44.5425], [78.91, 26.92]),
  office(21, 'Srebrenik', 3, '75350', [18.4883, 44.7082], [77.95, 20.83]),
  office(22, 'Živinice', 3, '75270', [18.6498, 44.4493], [82.05, 30.35]),
  office(23, 'Kalesija', 3, '75260', [18.9071, 44.4376], [88.58, 30.78]),
  office(24, 'Banovići', 3, '75290', [18.5265, 44.406], [78.92, 31.93]),
  office(25, 'Visoko', 4, '71300', [18.1781, 43.9889], [70.08, 47.17]),
  office(26, 'Kakanj', 4, '72240', [18.1229, 44.1331], [68.68, 41.92]),
  office(27, 'Tešanj', 4, '74260', [17.9855, 44.6119], [65.2, 24.37]),
  office(28, 'Zavidovići', 4, '72220', [18.1497, 44.4458], [69.36, 30.47]),
  office(29, 'Maglaj', 4, '74250', [18.1, 44.5477], [68.1, 26.73]),
  office(30, 'Žepče', 4, '72230', [18.0378, 44.4267], [66.52, 31.18]),
  office(31, 'Bugojno', 6, '70230', [17.4508, 44.0572], [51.63, 44.68]),
  office(32, 'Vitez', 6, '72250', [17.7901, 44.1542], [60.24, 41.15]),
  office(33, 'Jajce', 6, '70101', [17.2706, 44.342], [47.06, 34.28]),
  office(34, 'Kiseljak', 6, '71250', [18.0813, 43.943], [67.63, 48.84]),
  office(35, 'Novi Travnik', 6, '72290', [17.6582, 44.1713], [56.89, 40.52]),
  office(36, 'Fojnica', 6, '71270', [17.9029, 43.9595], [63.1, 48.24]),
  office(37, 'Konjic', 7, '88400', [17.9608, 43.6513], [64.57, 59.43]),
  office(38, 'Čapljina', 7, '88300', [17.6844, 43.1214], [57.56, 78.52]),
  office(39, 'Čitluk', 7, '88260', [17.7008, 43.2286], [57.97, 74.67]),
  office(40, 'Jablanica', 7, '88420', [17.7617, 43.6603], [59.52, 59.1]),
  office(41, 'Stolac', 7, '88360', [17.9599, 43.084], [64.55, 79.86]),
  office(42, 'Ljubuški', 8, '88320', [17.545, 43.1969], [54.02, 75.81]),
  office(43, 'Grude', 8, '88340', [17.4145, 43.3721], [50.71, 69.51]),
  office(44, 'Posušje', 8, '88240', [17.3262, 43.4728], [48.47, 65.88]),
  office(45, 'Ilidža', 9, '71210', [18.307, 43.8315], [73.35, 52.89]),
  office(46, 'Hadžići', 9, '71240', [18.2067, 43.8222], [70.81, 53.23]),
  office(47, 'Vogošća', 9, '71320', [18.3444, 43.9023], [74.3, 50.32]),
  office(48, 'Tomislavgrad', 10, '80240', [17.2251, 43.7185], [45.9, 56.99]),
  office(49, 'Drvar', 10, '80260', [16.3808, 44.3739], [24.48, 33.11], WITHOUT_MAIL),
];
