import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Inicio de sesión de prueba',
  about:
    'Gatehouse actúa como la aplicación: le envía a la página de inicio de sesión, canjea el código en el servidor, valida el token de ID y muestra cada paso con sus claims. Los tokens permanecen en el servidor y se revocan al final.',
  disabled: 'Esta aplicación está desactivada, por lo que la prueba falla en el primer paso.',
  noBrowser:
    'Los usuarios no inician sesión en esta aplicación en un navegador, por lo que no hay ningún inicio de sesión que probar.',
  needsOwnKey:
    'Gatehouse no puede actuar como esta aplicación porque la aplicación usa su propia clave o pushed authorization requests. Inicie la sesión desde la aplicación.',
  addAbout:
    'La prueba vuelve a una página de Gatehouse. Esta página debe ser uno de los URI de redirección. Puede quitarla más adelante en «Ajustes».',
  redirectUri: 'URI de redirección de la prueba',
  add: 'Añadir URI de redirección',
  secretHelp: 'El secreto actual de la aplicación. Solo se usa para esta prueba y no se almacena.',
  chooseAccount: 'Elegir la cuenta durante el inicio de sesión',
  chooseAccountHelp:
    'Si inicia sesión con otra cuenta, su sesión finaliza. Para conservarla, use una ventana privada.',
  start: 'Empezar el inicio de sesión',
} satisfies Translation<typeof english>;
