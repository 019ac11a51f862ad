/** Sentences of the API, exactly as it writes them: it is recognized by them. Keys that name `TEXTS` are specified to the word. */
export default {
  domainVerified: 'The record is there: the domain is verified.',
  domainNoRecord:
    'This TXT record does not exist yet. DNS changes can take some hours to become visible everywhere.',
  domainOtherValue: 'The TXT record with this name has another value. Copy the complete value again.',
  domainDnsDown: 'The name servers did not respond. Gatehouse tries again automatically.',
  domainOwned:
    'Your record is correct, but another organization has already verified this domain. Remove its record from your DNS, or ask us to move the domain.',
  domainParentOwned:
    'Your record is correct, but another organization has verified a parent domain. Ask that organization to release this subdomain, or contact us.',
  domainWithoutAt: 'Enter only the part after the @.',
  domainNotAddress: 'Enter a domain such as acme.com, not a URL.',
  domainNotIp: 'An IP address is not an email domain. Enter a domain such as acme.com.',
  domainNoAsterisk:
    'Enter the domain without the asterisk. The page of the domain has a setting for subdomains.',
  domainInvalid: '"{typed}" is not a domain. Enter a domain such as acme.com.',
  domainPublicSuffix: '{domain} is a public suffix. Enter your own domain below it.',
  domainImitates: '{domain} looks like another domain. A label mixes scripts or imitates Latin letters.',
  domainFreeMail: '{domain} is a public email provider. An organization cannot own it.',
  domainClaimed: 'Your organization already has {domain}. It is in the list.',
  domainNeeded:
    'Your organization requires single sign-on, and an enabled connection serves {domain}. Stop requiring single sign-on before you remove the domain.',
  subdomainsNeeded:
    'Your organization requires single sign-on, and an enabled connection serves {domain} and its subdomains. Stop requiring single sign-on before you exclude the subdomains.',
  domainTenant: 'Specify the tenant that owns the domain',
  sessionIdle: 'The idle timeout cannot be longer than the maximum lifetime',
  refreshIdle: 'The time between two refreshes cannot be longer than the maximum lifetime',
  pictureTooLarge: 'The picture is larger than 128 KB. Reduce its size.',
  pictureAnimated: 'The picture is animated. Choose a picture without animation.',
  pictureMore: 'The file contains other data after the picture. Save the picture again.',
  pictureSize: 'The picture is {width} × {height} pixels. Each side must be 32 to 1,024 pixels long.',
  pictureFormat: 'This is not a PNG, JPEG or WebP picture, or the file is damaged.',
  pictureSvg:
    'SVG files can contain scripts and are not accepted. Save the picture as PNG or WebP, 512 pixels wide.',
  plansForOrganizations: 'Only organizations have a plan.',
  productsForOrganizations: 'Only organizations have products.',
  productAvailable: 'Your organization already has {name}.',
  requestDecided: 'This request has already been answered.',
  futureDay: 'Choose a day in the future',
  productsTenant: 'Specify the tenant that owns the products',
  columnsOfTenants: 'The first line must name the columns: {columns}.',
  noLines: 'The file contains no lines below the header.',
  tooManyLines:
    'The file has {count, number} lines. At most {limit, number} are allowed at a time. Split the file.',
  sameDomain: 'The same domain is on line {line, number}',
  isMissing: 'This value is missing',
  tenantExists: 'A tenant with this name and domain exists',
  importNotSuperadmin: 'The user who started this import is no longer a super admin.',
  tenantDeleted: 'This tenant is deleted. Restore it first.',
  tenantNotDeleted: 'This tenant is not deleted.',
  planRequestOpen:
    'Your request for the {plan} is waiting for an answer. You can request another plan after that.',
  customReady: 'Both records are there.',
  customNoTxt: 'There is no such TXT record. DNS changes can take some hours to be seen everywhere.',
  customOtherTxt:
    'There is a TXT record of this name with another value. Copy the value again, in one piece.',
  customNoCname: 'There is no CNAME record. DNS changes can take some hours to be seen everywhere.',
  customOtherCname: 'The CNAME record leads to another host. Copy the value again.',
  customDnsDown: 'The name servers did not answer. The next check is automatic.',
  customOwned:
    'Another organization has verified this name, or a domain above it, and its record is still in the DNS.',
  customName: 'Enter a name such as login.acme.com',
  supportAddress: 'Enter an email address or a web page that begins with https://',
  customPlan: 'The plan of your organization includes no custom domain. Ask for a larger plan.',
  nameTenant: 'Name the tenant',
  customOfPlatform: '{name} belongs to the platform. Enter a name below your own domain.',
  customApex: '{name} cannot have a CNAME record (RFC 1034 §3.6.2). Enter a subdomain such as login.{name}.',
} as const;
