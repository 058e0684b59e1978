import { writeFileSync } from 'node:fs';
import { answerSchemas } from './openapi.ts';

/** Part of `npm run types`: what the portal reads of each answer, for the look at an agency. It is not in git. */
writeFileSync('src/domain/agency-check/answer-schemas.json', JSON.stringify(answerSchemas()));
