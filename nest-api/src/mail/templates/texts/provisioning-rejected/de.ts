import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Eine Anwendung lehnt Konten Ihrer Benutzer ab',
  about:
    '{count, plural, one {Die Anwendung „{application}“ lehnt das Konto von # Benutzer ab.} other {Die Anwendung „{application}“ lehnt die Konten von # Benutzern ab.}}',
  unnamed:
    '{count, plural, one {Eine Ihrer Anwendungen lehnt das Konto von # Benutzer ab.} other {Eine Ihrer Anwendungen lehnt die Konten von # Benutzern ab.}}',
  rejected: 'Abgelehnter Wert: {count, plural, one {# Konto} other {# Konten}}.',
  conflict: 'In der Anwendung vergebener Name: {count, plural, one {# Konto} other {# Konten}}.',
  wrongId: 'Keine ID oder die ID eines anderen Kontos: {count, plural, one {# Konto} other {# Konten}}.',
  notScim: 'Antwort, die nicht SCIM entspricht: {count, plural, one {# Konto} other {# Konten}}.',
  notFound: 'Fehlender Endpunkt oder fehlendes Objekt: {count, plural, one {# Konto} other {# Konten}}.',
  ambiguous: 'Mehrere Konten desselben Benutzers: {count, plural, one {# Konto} other {# Konten}}.',
  noValue: 'Fehlender Wert eines erforderlichen Attributs: {count, plural, one {# Konto} other {# Konten}}.',
  other: 'Andere Gründe: {count, plural, one {# Konto} other {# Konten}}.',
  next: 'Diese Benutzer haben dort kein oder ein veraltetes Konto. Der Tab der Bereitstellung erklärt jedes davon und sagt, was zu tun ist. Sie erhalten diese E-Mail höchstens einmal am Tag.',
  action: 'Bereitstellung öffnen',
} satisfies Translation<typeof english>;
