import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Automatischer SSO-Assistent',
  quickTitle: 'Schnelle Autokonfiguration',
  steps: 'Schritte',
  done: 'erledigt',
  selectProvider: 'Anbieter auswählen',
  authentication: 'Administrator-Authentifizierung',
  connectProvider: 'Anbieter verbinden',
  capture: 'Konfiguration erfassen',
  review: 'Prüfen und speichern',
  complete: 'Abschließen',
  cancelled: 'Die Authentifizierung wurde abgebrochen oder ist fehlgeschlagen.',
  failedToStart: 'Die Authentifizierung konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
  captureFailed: 'Die Konfiguration konnte nicht erfasst werden. Bitte versuchen Sie es erneut.',
  saveFailed: 'Die Konfiguration konnte nicht gespeichert werden.',
  succeeded: '{name} wurde erfolgreich mit dem Assistenten konfiguriert!',
  entraApp: 'Entra ID, eigene App',
  googleApp: 'Google, SAML-App',
  otherProvider: 'Anderer Identitätsanbieter',
} satisfies Translation<typeof english>;
