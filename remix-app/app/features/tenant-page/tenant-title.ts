import type { TenantDto } from '@gatehouse/contracts';
import type { MetaFunction } from '@remix-run/node';
import { titleFromTable } from '~/meta';

/** The title of the document: the tenant's name before the tab's. */
export const tenantTitle: MetaFunction = (page) => {
  const { tenant } = (page.data ?? {}) as { tenant?: TenantDto };
  const titles = titleFromTable(page) ?? [];
  if (!tenant) return titles;
  return titles.map((entry) => ('title' in entry ? { title: `${tenant.name} · ${entry.title}` } : entry));
};
