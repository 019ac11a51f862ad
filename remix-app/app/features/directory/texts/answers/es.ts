import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notDone: 'El cambio no se guardó.',
  otherBrowser:
    'Esta respuesta no pertenece al último consentimiento de este navegador, o tardó demasiado. Inicie de nuevo el consentimiento.',
  undone:
    '{undone, plural, one {Se deshicieron los cambios de # usuario.} many {Se deshicieron los cambios de # usuarios.} other {Se deshicieron los cambios de # usuarios.}} {kept, plural, =0 {} one {# usuario cambió de nuevo desde entonces y queda como está.} many {# usuarios cambiaron de nuevo desde entonces y quedan como están.} other {# usuarios cambiaron de nuevo desde entonces y quedan como están.}}',
} satisfies Translation<typeof english>;
