import * as z from 'zod/mini';
import { agencyFileSchema } from '#domain/agency-file/agency-file.schema.ts';

/** The schema of the agency's file as JSON Schema, with which an editor checks it. */
export const agencyFileJsonSchema = () => ({
  ...z.toJSONSchema(agencyFileSchema, { io: 'input' }),
  title: 'agency.json',
});
