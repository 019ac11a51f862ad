import { IdSchema } from '@gatehouse/contracts';
import { refusal } from './api.server';

/** An ID of the URL. @throws Response 404 */
export function idOf(param: string | undefined): string {
  const id = IdSchema.safeParse(param);
  if (!id.success) throw refusal(404, null);
  return id.data;
}
