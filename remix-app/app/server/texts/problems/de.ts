import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  stale_version:
    'Jemand anderes hat dies inzwischen geändert. Laden Sie die Seite neu, und wiederholen Sie Ihre Änderung.',
  too_many_requests:
    'Zu viele Versuche. Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut.',
  busy: 'Der Server ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  api_unreachable:
    'Der Server hat nicht rechtzeitig geantwortet. Ob dies ausgeführt wurde, ist unbekannt. Prüfen Sie es, bevor Sie es erneut versuchen.',
  unauthenticated: 'Melden Sie sich an, um fortzufahren.',
  forbidden: 'Ihre Rolle erlaubt das nicht.',
  not_found: 'Dies existiert nicht mehr, oder Sie haben keinen Zugriff darauf.',
  invalid_credentials: 'Ungültige Anmeldedaten',
  ticket_expired: 'Diese Anmeldung hat zu lange gedauert. Beginnen Sie von vorn.',
  totp_exists:
    'Eine Authentifizierungs-App ist bereits eingerichtet. Entfernen Sie sie, bevor Sie eine andere einrichten.',
  nothing_to_confirm: 'Es wird nichts eingerichtet. Beginnen Sie von vorn.',
  too_many_passkeys:
    'Sie haben die maximale Anzahl an Passkeys. Entfernen Sie einen, den Sie nicht verwenden.',
  passkey_known: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
  email_taken: 'Für diese Adresse gibt es bereits ein Konto. Melden Sie sich damit an.',
  link_expired: 'Dieser Link ist abgelaufen oder wurde bereits verwendet. Fordern Sie einen neuen an.',
  plan_limit_reached: 'Das Limit des Tarifs ist erreicht: {used, number} von {limit, number} sind belegt.',
  tenant_deleted: 'Diese Organisation ist gelöscht. Stellen Sie sie zuerst wieder her.',
  tenant_not_deleted: 'Diese Organisation ist nicht gelöscht.',
  plan_request_open: 'Ihre Anfrage wartet bereits auf eine Antwort.',
  plan_request_decided: 'Diese Anfrage wurde bereits beantwortet.',
  product_available: 'Ihre Organisation hat dieses Produkt bereits.',
  product_request_decided: 'Diese Anfrage wurde bereits beantwortet.',
  invitation_closed: 'Diese Einladung wurde angenommen oder widerrufen. Senden Sie eine neue.',
  role_in_use:
    'Diese Rolle ist Benutzern, Einladungen oder Gruppen zugewiesen. Weisen Sie ihnen zuerst eine andere Rolle zu.',
  role_of_group:
    'Eine Gruppe vergibt diese Rolle. Ändern Sie die Gruppen des Benutzers oder die Rolle, die die Gruppe vergibt.',
  custom_attribute_name_taken: 'Ein anderes eigenes Attribut hat bereits diesen Namen.',
  group_name_taken: 'Eine andere Gruppe der Organisation trägt bereits diesen Namen.',
  group_of_directory: 'Diese Gruppe gehört einem Verzeichnis. Ändern Sie sie dort.',
  group_cycle: 'Eine Gruppe kann sich nicht selbst enthalten, auch nicht über andere Gruppen.',
  too_many_groups: 'Die Organisation hat bereits die höchstmögliche Anzahl eigener Gruppen.',
  last_admin:
    'Dies ist der letzte aktive Admin der Organisation. Machen Sie zuerst einen anderen Benutzer zum Admin.',
  own_membership: 'Dies ist Ihr eigenes Konto. Bitten Sie einen anderen Admin darum.',
  last_superadmin: 'Dies ist der letzte aktive Super-Admin.',
  being_erased: 'Dieser Benutzer wird gelöscht. Das lässt sich nicht rückgängig machen.',
  domain_claimed: 'Ihre Organisation hat diese Domain bereits. Sie steht in der Liste.',
  sign_on_over:
    'Diese Anmeldung ist abgelaufen oder bereits abgeschlossen. Beginnen Sie in der Anwendung von vorn.',
} satisfies Translation<typeof english>;
