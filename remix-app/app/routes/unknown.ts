import type { LoaderFunctionArgs } from '@remix-run/node';
import { leadHome } from '~/server/unknown-address.server';

export function loader({ request }: LoaderFunctionArgs) {
  return leadHome(request);
}
