import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Letzte Importe',
  entry:
    '{when}: {done, number} von {count, plural, one {# Zeile} other {# Zeilen}} verarbeitet, {failed, number} fehlgeschlagen',
} satisfies Translation<typeof english>;
