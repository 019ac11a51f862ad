import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  other: 'Ha iniciado sesión en otra cuenta u organización',
  otherAbout:
    'Este navegador tiene ahora iniciada la sesión como {owner}. La página con este formulario se abrió para otra cuenta, organización o rol. No se ha guardado nada.',
  ended: 'Su sesión ha finalizado',
  endedAbout: 'Ha cerrado la sesión. No se ha guardado nada.',
  howToSend:
    'Para enviar el formulario, inicie sesión en la primera cuenta <link>en otra pestaña</link> y vuelva a esta página.',
  sendAgain: 'Volver a enviar',
  openAs: 'Abrir la página como {email}',
  discard: 'Descartar e iniciar sesión',
  contents: 'Contenido del formulario',
} satisfies Translation<typeof english>;
