import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  protects: 'Was es schützt',
  aiAntivirus:
    'AI Antivirus überwacht Programme auf jedem Gerät. Es stoppt Programme, die sich wie Schadsoftware verhalten, auch bisher unbekannte.',
  aiAntivirusFirst: 'Laptops und Desktop-Computer',
  aiAntivirusFirstHow: 'Dateien werden geprüft, wenn sie geöffnet, heruntergeladen oder ausgeführt werden.',
  aiAntivirusSecond: 'Server',
  aiAntivirusSecondHow:
    'Geplante Scans und Scans beim Zugriff nutzen nur einen begrenzten Anteil des Prozessors.',
  aiAntivirusThird: 'Gemeinsame Laufwerke',
  aiAntivirusThirdHow:
    'Massenhaftes Umbenennen und Verschlüsseln, wie es für Ransomware typisch ist, wird sofort gestoppt.',
  networkMonitor:
    'Network Monitor lernt den normalen Datenverkehr zwischen Büros, Clouds und entfernten Benutzern. Ungewöhnlichen Verkehr meldet es, während er noch stattfindet.',
  networkMonitorFirst: 'Büro- und Cloud-Netzwerke',
  networkMonitorFirstHow: 'Datenflüsse werden nach Dienst dargestellt, sodass unbekannte sofort auffallen.',
  networkMonitorSecond: 'Fernzugriff',
  networkMonitorSecondHow:
    'Unmögliche Ortswechsel und ungewöhnliche Uhrzeiten werden mit dem betroffenen Benutzer gemeldet.',
  networkMonitorThird: 'Daten, die das Unternehmen verlassen',
  networkMonitorThirdHow: 'Große oder seltene Übertragungen lösen eine Warnung mit Quelle und Ziel aus.',
  usbSecurity:
    'USB Security lässt die von Ihnen freigegebenen Geräte zu und blockiert alle anderen. Es protokolliert jedes Gerät und jede kopierte Datei.',
  usbSecurityFirst: 'Anschlüsse',
  usbSecurityFirstHow:
    'Laufwerke, Telefone und Tastaturen werden nach Typ, Hersteller oder Seriennummer zugelassen.',
  usbSecuritySecond: 'Dateien',
  usbSecuritySecondHow: 'Kopien auf Wechseldatenträger werden protokolliert und können verschlüsselt werden.',
  usbSecurityThird: 'Gemeinsam genutzte Computer',
  usbSecurityThirdHow: 'Regeln gelten für den angemeldeten Benutzer, nicht nur für den Computer.',
  privacyMonitor:
    'Privacy Monitor findet personenbezogene Daten in Dateien, Postfächern und Datenbanken und zeigt, welche Benutzer darauf zugreifen können. Es hilft, Auskunfts- und Löschanfragen fristgerecht zu beantworten.',
  privacyMonitorFirst: 'Personenbezogene Daten',
  privacyMonitorFirstHow:
    'Namen, Nummern und Gesundheitsdaten werden an Orten gefunden, an die sie nicht gehören.',
  privacyMonitorSecond: 'Zugriffsrechte',
  privacyMonitorSecondHow:
    'Ordner, die für alle offen sind, werden mit ihrem Besitzer und einer Möglichkeit zur Einschränkung aufgelistet.',
  privacyMonitorThird: 'Fristen',
  privacyMonitorThirdHow: 'Auskunfts- und Löschanfragen werden bis zum Tag ihrer Fälligkeit verfolgt.',
} satisfies Translation<typeof english>;
