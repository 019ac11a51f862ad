import { exportChain } from '~/features/audit/chain-export.server';
import { fileLoader } from '~/server/page.server';

/** The audit log of the console whose address this is, in a form that can be verified offline. */
export const loader = fileLoader(
  ({ pathname }) => pathname.replace(/\.ndjson$/i, ''),
  ({ visit }) => exportChain(visit),
);
