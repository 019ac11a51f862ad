import { IdSchema } from '@gatehouse/contracts';
import { refusal } from './api.server';

/** An id as an address has it. @throws Response 404 */
export function idOf(param: string | undefined): string {
  const id = IdSchema.safeParse(param);
  if (!id.success) throw refusal(404, null);
  return id.data;
}
