import * as content from '#domain/content/content.calls.ts';
import * as indicators from '#domain/indicators/indicators.calls.ts';
import * as legalEntity from '#domain/legal-entity/legal-entity.calls.ts';
import * as map from '#domain/map/map.calls.ts';
import * as reference from '#domain/reference/reference.calls.ts';
import * as session from '#domain/session/session.calls.ts';
import * as contact from '#features/portal/contact/contact.calls.ts';
import * as feedback from '#features/portal/feedback/feedback.calls.ts';
import * as survey from '#features/portal/survey/survey.calls.ts';
import * as bankruptcy from '#features/registers/bankruptcy/bankruptcy.calls.ts';
import * as control from '#features/report-tools/control/report/control.calls.ts';
import * as templates from '#features/report-tools/templates/templates.calls.ts';
import type { AnyCall } from '#features/portal/operator-desk/look/check-calls.ts';

const PORTAL = [content, session, contact, feedback, survey, map];
const REGISTERS = [legalEntity, indicators, reference, bankruptcy];
const REPORT_TOOLS = [templates, control];

const isCall = (value: unknown): value is AnyCall => typeof value === 'function';

/** Every call of the specification (P7, R7), as described in the `*.calls.ts` of its area. */
export const ALL_CALLS: readonly AnyCall[] = [...PORTAL, ...REGISTERS, ...REPORT_TOOLS]
  .flatMap((file): unknown[] => Object.values(file))
  .filter(isCall);
