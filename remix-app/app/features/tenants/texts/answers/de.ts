import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  selectTenant: 'Wählen Sie mindestens einen Mandanten aus.',
  selectAction: 'Wählen Sie eine Aktion aus.',
  notChanged: 'Die Änderung ist fehlgeschlagen. Versuchen Sie es erneut.',
  notCreated: 'Der Mandant wurde nicht angelegt. Versuchen Sie es erneut.',
  notSaved: 'Der Mandant wurde nicht gespeichert. Versuchen Sie es erneut.',
  notDeleted: 'Der Mandant wurde nicht gelöscht. Versuchen Sie es erneut.',
  chooseFile: 'Wählen Sie eine Datei aus oder fügen Sie ihren Inhalt ein.',
  tooLarge: 'Die Datei darf höchstens 2 MB groß sein.',
  notStarted: 'Der Import wurde nicht gestartet. Versuchen Sie es erneut.',
  notChecked: 'Die Datei konnte nicht geprüft werden. Es wurde nichts importiert. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
