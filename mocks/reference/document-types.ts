/** The two proceedings of the registry (R2.7). */
type ProceedingTypeKey = 'preBankruptcy' | 'bankruptcy';

/** A kind of proceeding document; the portal translates `translationKey` (R3.7), `title` heads the document itself. */
export type DocumentType = { id: number; translationKey: string; proceedingTypeKey: ProceedingTypeKey; title: string };

type KeyAndTitle = readonly [translationKey: string, title: string];

const PRE_BANKRUPTCY: readonly KeyAndTitle[] = [
  ['preBankruptcyListOfReceivablesAndLiabilities', 'Popis potraživanja i obaveza'],
  ['preBankruptcyOpeningProposal', 'Prijedlog za pokretanje predstečajnog postupka'],
  ['preBankruptcyDebtorConsent', 'Saglasnost dužnika'],
  ['preBankruptcyOpeningDecision', 'Rješenje o pokretanju predstečajnog postupka'],
  ['preBankruptcySuspensionDecision', 'Rješenje o obustavi predstečajnog postupka'],
  ['preBankruptcyCallForRestructuringPlanVote', 'Poziv na raspravu i glasanje o planu restrukturiranja'],
  ['preBankruptcyRestructuringPlan', 'Plan finansijskog i operativnog restrukturiranja'],
  ['preBankruptcyPlanAcceptance', 'Prihvatanje plana restrukturiranja'],
  ['preBankruptcySettlementConfirmation', 'Potvrda nagodbe'],
  ['preBankruptcyProposalRejection', 'Odbijanje prijedloga za predstečajni postupak'],
];

const BANKRUPTCY: readonly KeyAndTitle[] = [
  ['bankruptcyOpeningProposal', 'Prijedlog za otvaranje stečajnog postupka'],
  ['bankruptcyPreliminaryProceedingDecision', 'Rješenje o pokretanju prethodnog postupka'],
  ['bankruptcySecuringPropertyValues', 'Rješenje o osiguranju imovine dužnika'],
  ['bankruptcyLimitingDisposal', 'Rješenje o ograničenju raspolaganja'],
  ['bankruptcyTemporaryTrusteeAppointmentAndDismissal', 'Imenovanje i razrješenje privremenog stečajnog upravnika'],
  ['bankruptcyTemporaryMailBan', 'Privremena zabrana dostavljanja pošte'],
  ['bankruptcyGeneralProhibitionOfDisposal', 'Opća zabrana raspolaganja'],
  ['bankruptcyOpeningDecision', 'Rješenje o otvaranju stečajnog postupka'],
  ['bankruptcyConcludingDecision', 'Rješenje o zaključenju stečajnog postupka'],
  ['bankruptcyOpeningAndConcludingDecision', 'Rješenje o otvaranju i zaključenju stečajnog postupka'],
  ['bankruptcyProposalSubmissionNotice', 'Obavijest o podnesenom prijedlogu'],
  ['bankruptcyForeignDecisionRecognition', 'Priznanje strane sudske odluke'],
  ['bankruptcyProposalWithdrawal', 'Povlačenje prijedloga'],
  ['bankruptcyProposalDismissal', 'Odbacivanje prijedloga'],
  ['bankruptcyProposalRefusal', 'Odbijanje prijedloga'],
  ['bankruptcySuspensionDecision', 'Rješenje o obustavi stečajnog postupka'],
  ['bankruptcyCallToCreditors', 'Poziv povjeriocima i zainteresovanim licima'],
];

/** The document types of R9: ids 1–10 pre-bankruptcy, 11–27 bankruptcy. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [
  ...PRE_BANKRUPTCY.map((names) => ofProceeding('preBankruptcy', names)),
  ...BANKRUPTCY.map((names) => ofProceeding('bankruptcy', names)),
].map((type, index) => ({ id: index + 1, ...type }));

/** The document type with that id; undefined when there is none. */
export function documentTypeOf(id: number): DocumentType | undefined {
  return DOCUMENT_TYPES[id - 1];
}

function ofProceeding(proceedingTypeKey: ProceedingTypeKey, [translationKey, title]: KeyAndTitle) {
  return { translationKey, proceedingTypeKey, title };
}
