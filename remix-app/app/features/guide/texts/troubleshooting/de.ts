import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noAnswer: 'Die Endpunkte antworten nicht',
  noAnswerAbout:
    'Der Befehl ruft das Discovery-Dokument ab. Prüfen Sie bei einem Fehler zuerst die Adresse, den Reverse-Proxy und das TLS-Zertifikat.',
  invalidClient:
    'Der OAuth-Client ist nicht konfiguriert. Bitte wenden Sie sich an Ihren Administrator, um SSO einzurichten.',
  invalidClientAbout:
    'invalid_client: Der Identitätsanbieter kennt die Client-ID oder das Client-Secret nicht, oder das Secret ist abgelaufen. Legen Sie dort ein neues Secret an, und ersetzen Sie es unter „SSO-Konfiguration“.',
  accessDenied: 'Zugriff verweigert. Bitte versuchen Sie es erneut, oder wenden Sie sich an den Support.',
  accessDeniedAbout:
    'access_denied: Der Benutzer oder eine Richtlinie des Identitätsanbieters hat den Zugriff verweigert. Öffnen Sie in Microsoft Entra „Sign-in logs“. Prüfen Sie bei Google die Zielgruppe des Zustimmungsbildschirms.',
  invalidRequest: 'Ungültige OAuth-Anfrage. Bitte versuchen Sie es erneut.',
  invalidRequestAbout:
    'invalid_request, bei Google redirect_uri_mismatch: Der dort registrierte Redirect-URI unterscheidet sich von dem der SSO-Konfiguration. Oft unterscheiden sich nur ein Schrägstrich oder das Schema (http oder https).',
  popupBlocked: 'Das Pop-up wurde blockiert. Bitte erlauben Sie Pop-ups für diese Website.',
  popupBlockedAbout:
    'Der Browser blockiert Pop-ups. Erlauben Sie sie für diese Website, oder deaktivieren Sie JavaScript: Die Anmeldung verwendet dann eine Weiterleitung.',
  clocks: 'Ein Token ist abgelaufen oder noch nicht gültig',
  clocksAbout:
    'Uhren, die um Minuten abweichen, machen jedes Token ungültig. Vergleichen Sie die Uhr dieses Rechners mit der des Servers.',
  pendingDomain: 'Eine Domain bleibt ausstehend',
  pendingDomainAbout:
    'Fragen Sie den DNS-TXT-Eintrag so ab, wie Gatehouse es tut. Der Wert muss dem Wert auf der Seite der Domain entsprechen, in einer einzigen Zeichenfolge.',
  registerSaml: 'SAML-Anwendung in einer Shell registrieren',
  registerSamlAbout:
    'Der Befehl benötigt eine Entity-ID und eine ACS-URL. Alternativ liest metadata_url beide aus der Anwendung. Eine Anwendung ohne Organisation steht Benutzern aller Organisationen offen.',
  samlRequest: 'Eine SAML-Anmeldung beginnt nicht',
  samlRequestAbout:
    'Senden Sie die Anfrage als XML. Der Status 303 mit einer Adresse bedeutet, dass die Anwendung registriert und ihre Anfrage gültig ist. Öffnen Sie die Adresse in einem Browser, um fortzufahren. Jede andere Antwort nennt den Fehler.',
  samlSignature: 'Eine Anwendung lehnt die SAML-Signatur ab',
  samlSignatureAbout:
    'Die Anwendung verwendet ein veraltetes Zertifikat von Gatehouse. Dieser Befehl gibt die gültigen Zertifikate und ihre Ablaufdaten aus. Hinterlegen Sie in der Anwendung die Metadaten-URL, damit sie Zertifikate automatisch aktualisiert.',
} satisfies Translation<typeof english>;
