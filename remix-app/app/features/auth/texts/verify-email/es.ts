import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  check: 'Revise su correo electrónico',
  sentTo:
    'Hemos enviado un mensaje a <b>{email}</b>. En él se indica qué hacer a continuación. El enlace caduca después de {hours, plural, one {# hora} many {# horas} other {# horas}}.',
  sent: 'Le hemos enviado un mensaje. En él se indica qué hacer a continuación. El enlace caduca después de {hours, plural, one {# hora} many {# horas} other {# horas}}.',
  notThere:
    'Si no llega en unos minutos, revise la carpeta de correo no deseado. Si escribió mal la dirección, <link>regístrese de nuevo</link>.',
  confirm: 'Confirme su dirección de correo electrónico',
  confirmAbout: 'Así se crea su organización y se inicia su sesión como primer administrador.',
  confirmAction: 'Confirmar y continuar',
  dead: 'Este enlace no funciona',
  deadAbout: 'El enlace está incompleto o ya se ha utilizado. Solicite uno nuevo.',
  deadNext:
    '<signUp>Regístrese de nuevo</signUp> o <signIn>inicie sesión</signIn> si ya confirmó su dirección.',
} satisfies Translation<typeof english>;
