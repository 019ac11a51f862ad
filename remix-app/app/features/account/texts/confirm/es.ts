import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Confirme su identidad',
  about:
    'Este cambio requiere volver a autenticarse. Se conserva lo que ha escrito. No se le volverá a preguntar durante cinco minutos.',
  forApplication: 'La aplicación exige su segundo factor.',
  forMove:
    'Ahora usa esta sesión desde otra red u otro navegador que al iniciar sesión. Su organización exige que vuelva a autenticarse.',
  signOut: 'Cerrar sesión',
  cancel: 'Cancelar y volver',
  nothing: 'No hay nada que confirmar',
  nothingAbout: 'El cambio se completó o se canceló.',
  toDashboard: 'Ir al panel',
  signedInAs: 'Sesión iniciada como <b>{email}</b>',
  password: 'Contraseña',
  confirm: 'Confirmar',
  confirmByCode: 'Confirmar con código',
  code: 'Código de su aplicación de autenticación',
  usePasskey: 'Usar una llave de acceso',
  signInAgainAbout:
    'Su cuenta no tiene contraseña ni llave de acceso. Vuelva a iniciar sesión con su método habitual y repita el cambio.',
  signInAgain: 'Volver a iniciar sesión',
} satisfies Translation<typeof english>;
