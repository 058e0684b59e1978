import { describe, expect, test } from 'vitest';
import { documentKeys } from '#domain/legal-entity/proceedings/document-key.ts';
import { documentHref } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import texts from '#domain/legal-entity/proceedings/texts/bs.json' with { type: 'json' };

const known = Object.keys(texts.documentTypes);
const keyOf = documentKeys(known);

describe('the key of a document type (readings R3.7)', () => {
  test.each([
    (key: string) => key,
    (key: string) => key.toUpperCase(),
    (key: string) => key.toLowerCase(),
    (key: string) => key.replace(/([A-Z])/g, '_$1').toUpperCase(),
    (key: string) => key.replace(/([A-Z])/g, '-$1').toLowerCase(),
    (key: string) => key.replace(/([A-Z])/g, '.$1'),
    (key: string) => key.charAt(0).toUpperCase() + key.slice(1),
  ])('any case and separators: %s', (form) => {
    for (const key of known) expect(keyOf(form(key))).toBe(key);
  });

  test.each([
    ['preBankruptcyAcceptanceOfThePlan', 'preBankruptcyPlanAcceptance'],
    ['pre_bankruptcy_confirmation_of_settlement', 'preBankruptcySettlementConfirmation'],
    ['preBankruptcyRejectionOfTheProposal', 'preBankruptcyProposalRejection'],
    ['preBankruptcyDebtorsConsent', 'preBankruptcyDebtorConsent'],
    ['preBankruptcyListReceivablesLiabilities', 'preBankruptcyListOfReceivablesAndLiabilities'],
    ['pre-bankruptcy call for discussion/vote on the restructuring plan', 'preBankruptcyCallForRestructuringPlanVote'],
    ['bankruptcyNoticeOfProposalSubmission', 'bankruptcyProposalSubmissionNotice'],
    ['bankruptcyRecognitionOfAForeignDecision', 'bankruptcyForeignDecisionRecognition'],
    ['documentTypes.bankruptcy.openingDecision', 'bankruptcyOpeningDecision'],
    ['PRE_BANKRUPTCY_PROCEEDING_OPENING_PROPOSAL', 'preBankruptcyOpeningProposal'],
    ['bankruptcyWithdrawal', 'bankruptcyProposalWithdrawal'],
    ['BANKRUPTCY_REJECTION_DISMISSAL', 'bankruptcyProposalDismissal'],
    ['bankruptcyDecisionCallToCreditorsAndInterestedParties', 'bankruptcyCallToCreditors'],
  ])('fillers, prefixes, order and the wording of the specification: %s', (sent, key) => expect(keyOf(sent)).toBe(key));

  test('without its proceeding it is read in the one beside it, else in the only one that has it', () => {
    expect(keyOf('openingProposal', 'bankruptcy')).toBe('bankruptcyOpeningProposal');
    expect(keyOf('OPENING_PROPOSAL', 'PRE_BANKRUPTCY')).toBe('preBankruptcyOpeningProposal');
    expect(keyOf('restructuringPlan')).toBe('preBankruptcyRestructuringPlan');
    expect(keyOf('openingProposal')).toBeNull();
  });

  test.each([
    '',
    '  ',
    'somethingNew',
    'bankruptcySomethingNew',
    'bankruptcy',
    'liquidationOpeningDecision',
    '__proto__',
  ])('what is unknown even so stays unknown: %j', (key) => expect(keyOf(key)).toBeNull());
});

describe('the address of a document (R2.7)', () => {
  const api = 'https://agency.example/api';

  test.each([
    ['https://files.example/a.pdf', 'https://files.example/a.pdf'],
    ['/files/a.pdf', 'https://agency.example/files/a.pdf'],
    ['files/2024/a b.pdf', 'https://agency.example/api/files/2024/a%20b.pdf'],
    ['documents?id=5', 'https://agency.example/api/documents?id=5'],
    [
      '/documents/Rješenje – otvaranje.pdf',
      'https://agency.example/documents/Rje%C5%A1enje%20%E2%80%93%20otvaranje.pdf',
    ],
    ['uploads//5.pdf', 'https://agency.example/api/uploads//5.pdf'],
  ])('%s leads to %s', (url, address) => expect(documentHref(url, api)).toBe(address));

  test.each(['javascript:alert(1)', '//evil.example/a.pdf', '/\\evil', '', 'data:text/html,x'])(
    'what is no address stays text: %j',
    (url) => expect(documentHref(url, api)).toBe(url),
  );
});
