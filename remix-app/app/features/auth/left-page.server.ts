import { isbot } from 'isbot';
import { api } from '~/server/api.server';

/** Counts a sign-in page that was left. Its browser is gone, so nobody reads a failure. */
export async function countLeftPage(request: Request, form: FormData): Promise<void> {
  if (isbot(request.headers.get('user-agent'))) return;
  const [tenant, application] = [form.get('tenant'), form.get('application')];
  await api(request).POST('/api/v1/sso/left-pages', {
    body: {
      ...(tenant && { tenant: String(tenant) }),
      ...(application && { application: String(application) }),
    },
  });
}
