import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  domainVerified: 'Der Eintrag ist vorhanden: Die Domain ist verifiziert.',
  domainNoRecord:
    'Diesen TXT-Eintrag gibt es noch nicht. Es kann einige Stunden dauern, bis DNS-Änderungen überall sichtbar sind.',
  domainOtherValue:
    'Der TXT-Eintrag mit diesem Namen hat einen anderen Wert. Kopieren Sie den vollständigen Wert erneut.',
  domainDnsDown: 'Die Nameserver haben nicht geantwortet. Gatehouse versucht es automatisch erneut.',
  domainOwned:
    'Ihr Eintrag ist richtig, aber eine andere Organisation hat diese Domain bereits verifiziert. Entfernen Sie deren Eintrag aus Ihrem DNS, oder bitten Sie uns, die Domain zu übertragen.',
  domainParentOwned:
    'Ihr Eintrag ist richtig, aber eine andere Organisation hat eine übergeordnete Domain verifiziert. Bitten Sie diese Organisation, die Subdomain freizugeben, oder kontaktieren Sie uns.',
  domainWithoutAt: 'Geben Sie nur den Teil nach dem @ ein.',
  domainNotAddress: 'Geben Sie eine Domain wie acme.com ein, keine URL.',
  domainNotIp: 'Eine IP-Adresse ist keine E-Mail-Domain. Geben Sie eine Domain wie acme.com ein.',
  domainNoAsterisk:
    'Geben Sie die Domain ohne Sternchen ein. Auf der Seite der Domain gibt es eine Einstellung für Subdomains.',
  domainInvalid: '„{typed}“ ist keine Domain. Geben Sie eine Domain wie acme.com ein.',
  domainPublicSuffix: '{domain} ist ein öffentliches Suffix. Geben Sie Ihre eigene Domain darunter ein.',
  domainImitates:
    '{domain} sieht aus wie eine andere Domain. Ein Bestandteil mischt Schriften oder ahmt lateinische Buchstaben nach.',
  domainFreeMail:
    '{domain} ist ein öffentlicher E-Mail-Anbieter. Eine Organisation kann die Domain nicht besitzen.',
  domainClaimed: 'Ihre Organisation hat {domain} bereits. Die Domain steht in der Liste.',
  domainNeeded:
    'Ihre Organisation verlangt Single Sign-on, und eine aktivierte Verbindung bedient {domain}. Heben Sie die Pflicht zu Single Sign-on auf, bevor Sie die Domain entfernen.',
  subdomainsNeeded:
    'Ihre Organisation verlangt Single Sign-on, und eine aktivierte Verbindung bedient {domain} und die Subdomains. Heben Sie die Pflicht zu Single Sign-on auf, bevor Sie die Subdomains ausschließen.',
  domainTenant: 'Geben Sie den Mandanten an, dem die Domain gehört',
  sessionIdle: 'Das Leerlaufzeitlimit darf nicht länger als die maximale Dauer sein',
  refreshIdle: 'Die Zeit zwischen zwei Aktualisierungen darf nicht länger als die maximale Dauer sein',
  pictureTooLarge: 'Das Bild ist größer als 128 KB. Verkleinern Sie es.',
  pictureAnimated: 'Das Bild ist animiert. Wählen Sie ein Bild ohne Animation.',
  pictureMore: 'Die Datei enthält nach dem Bild weitere Daten. Speichern Sie das Bild erneut.',
  pictureSize: 'Das Bild ist {width} × {height} Pixel groß. Jede Seite muss 32 bis 1.024 Pixel lang sein.',
  pictureFormat: 'Dies ist kein PNG-, JPEG- oder WebP-Bild, oder die Datei ist beschädigt.',
  pictureSvg:
    'SVG-Dateien können Skripte enthalten und werden nicht akzeptiert. Speichern Sie das Bild als PNG oder WebP mit 512 Pixeln Breite.',
  plansForOrganizations: 'Nur Organisationen haben einen Tarif.',
  productsForOrganizations: 'Nur Organisationen haben Produkte.',
  productAvailable: 'Ihre Organisation hat {name} bereits.',
  requestDecided: 'Diese Anfrage wurde bereits beantwortet.',
  futureDay: 'Wählen Sie einen Tag in der Zukunft',
  productsTenant: 'Geben Sie den Mandanten an, dem die Produkte gehören',
  columnsOfTenants: 'Die erste Zeile muss diese Spalten benennen: {columns}.',
  noLines: 'Die Datei enthält keine Zeilen unter der Kopfzeile.',
  tooManyLines:
    'Die Datei hat {count, number} Zeilen. Höchstens {limit, number} sind auf einmal erlaubt. Teilen Sie die Datei auf.',
  sameDomain: 'Dieselbe Domain steht in Zeile {line, number}',
  isMissing: 'Dieser Wert fehlt',
  tenantExists: 'Ein Mandant mit diesem Namen und dieser Domain existiert bereits',
  importNotSuperadmin: 'Der Benutzer, der diesen Import gestartet hat, ist kein Super-Admin mehr.',
  tenantDeleted: 'Dieser Mandant ist gelöscht. Stellen Sie ihn zuerst wieder her.',
  tenantNotDeleted: 'Dieser Mandant ist nicht gelöscht.',
  planRequestOpen:
    'Ihre Anfrage für {plan} wartet auf eine Antwort. Danach können Sie einen anderen Tarif anfragen.',
  customReady: 'Beide Einträge sind vorhanden.',
  customNoTxt:
    'Diesen TXT-Eintrag gibt es nicht. Es kann einige Stunden dauern, bis DNS-Änderungen überall sichtbar sind.',
  customOtherTxt:
    'Der TXT-Eintrag mit diesem Namen hat einen anderen Wert. Kopieren Sie den vollständigen Wert erneut.',
  customNoCname:
    'Es gibt keinen CNAME-Eintrag. Es kann einige Stunden dauern, bis DNS-Änderungen überall sichtbar sind.',
  customOtherCname: 'Der CNAME-Eintrag verweist auf einen anderen Host. Kopieren Sie den Wert erneut.',
  customDnsDown: 'Die Nameserver haben nicht geantwortet. Die nächste Prüfung erfolgt automatisch.',
  customOwned:
    'Eine andere Organisation hat diesen Namen oder eine übergeordnete Domain verifiziert, und ihr Eintrag steht noch im DNS.',
  customName: 'Geben Sie einen Namen wie login.acme.com ein',
  supportAddress: 'Geben Sie eine E-Mail-Adresse oder eine Webseite ein, die mit https:// beginnt',
  customPlan: 'Der Tarif Ihrer Organisation enthält keine eigene Domain. Fragen Sie einen größeren Tarif an.',
  nameTenant: 'Geben Sie den Mandanten an',
  customOfPlatform: '{name} gehört zur Plattform. Geben Sie einen Namen unter Ihrer eigenen Domain ein.',
  customApex:
    '{name} kann keinen CNAME-Eintrag haben (RFC 1034 §3.6.2). Geben Sie eine Subdomain wie login.{name} ein.',
} satisfies Translation<typeof english>;
