/** Brands with a mark in `public/marks`, which holds their file of this name, and the hosts that SAML products use. */
const BRANDS: readonly { mark: string; name: string; hosts?: readonly string[] }[] = [
  { mark: 'airtable', name: 'Airtable', hosts: ['airtable.com'] },
  { mark: 'asana', name: 'Asana', hosts: ['app.asana.com'] },
  { mark: 'atlassian', name: 'Atlassian', hosts: ['auth.atlassian.com'] },
  { mark: 'argo', name: 'Argo CD' },
  { mark: 'box', name: 'Box', hosts: ['box.net'] },
  { mark: 'cloudflare', name: 'Cloudflare', hosts: ['cloudflareaccess.com'] },
  { mark: 'datadog', name: 'Datadog', hosts: ['datadoghq.com', 'datadoghq.eu', 'ddog-gov.com'] },
  { mark: 'dropbox', name: 'Dropbox', hosts: ['dropbox'] },
  { mark: 'figma', name: 'Figma', hosts: ['figma.com'] },
  { mark: 'github', name: 'GitHub', hosts: ['github.com'] },
  { mark: 'gitlab', name: 'GitLab', hosts: ['gitlab.com'] },
  { mark: 'grafana', name: 'Grafana' },
  { mark: 'hubspot', name: 'HubSpot', hosts: ['api.hubspot.com'] },
  { mark: 'miro', name: 'Miro', hosts: ['miro.com'] },
  { mark: 'newrelic', name: 'New Relic', hosts: ['newrelic.com'] },
  { mark: 'nextcloud', name: 'Nextcloud' },
  { mark: 'notion', name: 'Notion', hosts: ['notion.so'] },
  { mark: 'pagerduty', name: 'PagerDuty', hosts: ['pagerduty.com'] },
  { mark: 'sentry', name: 'Sentry', hosts: ['sentry.io'] },
  { mark: 'snowflake', name: 'Snowflake', hosts: ['snowflakecomputing.com'] },
  { mark: 'zendesk', name: 'Zendesk', hosts: ['zendesk.com'] },
  { mark: 'zoom', name: 'Zoom', hosts: ['zoom.us'] },
];

/** The mark of the brand that has this name, or whose host is in this entity ID. */
export function markOf(name: string, identifier: string): string | null {
  const host = hostOf(identifier);
  const found = BRANDS.find(
    (brand) =>
      brand.name.toLowerCase() === name.trim().toLowerCase() ||
      brand.hosts?.some((own) => host === own || host.endsWith(`.${own}`)),
  );
  return found?.mark ?? null;
}

/** Some entity IDs are no URLs, such as `box.net`. */
function hostOf(identifier: string): string {
  return (URL.canParse(identifier) ? new URL(identifier).hostname : identifier).toLowerCase();
}
