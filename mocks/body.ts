import type * as z from 'zod';
import { refuse, type Call } from './call.ts';

/** The validated JSON body of a call, or the 400 that names the first invalid field. */
export async function readBody<Schema extends z.ZodType>(
  call: Pick<Call, 'request'>,
  schema: Schema,
): Promise<{ body: z.infer<Schema> } | { refusal: Response }> {
  const json: unknown = await call.request.json().catch(() => undefined);
  if (json === undefined) return { refusal: refuse(call, 400, 'the body is not JSON') };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { body: parsed.data };
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'body';
  return { refusal: refuse(call, 400, `${place}: ${issue?.message ?? 'is wrong'}`) };
}
