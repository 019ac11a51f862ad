import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Rollen',
  about:
    'Rollen legen fest, was Benutzer tun können. Eine Organisation kann zusätzlich zu den integrierten Rollen eigene erstellen.',
  newRole: 'Neue Rolle',
  empty: 'Keine Rollen',
  emptyHelp: 'Hier erscheinen Rollen.',
  forAdmins: 'Jede Organisation erstellt ihre eigenen Rollen. Die Admins der Organisation sehen sie hier.',
  adminAbout: 'Verwaltet die Organisation.',
  adminMay: 'Alle Berechtigungen in der Organisation',
  userAbout: 'Meldet sich an und verwaltet das eigene Konto.',
  userMay: 'Eigenes Konto und eigene Geräte',
  role: 'Rolle',
  kind: 'Typ',
  custom: 'Benutzerdefiniert',
  builtIn: 'Integriert',
  permissions: 'Berechtigungen',
  users: 'Benutzer',
  changed: 'Geändert',
} satisfies Translation<typeof english>;
