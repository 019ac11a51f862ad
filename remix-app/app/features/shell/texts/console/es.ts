import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  dashboardOf: '{product}, panel',
  main: 'Principal',
  drawer: 'Panel lateral',
  navigation: 'Navegación',
  breadcrumbs: 'Ruta de navegación',
  accountMenu: 'Menú de la cuenta de {name}',
  dashboard: 'Panel',
  personalSettings: 'Configuración personal',
  logout: 'Cerrar sesión',
  switchTo: 'Cambiar a {organization}',
  languageIs: 'Idioma: {language}',
  viewAs: 'Ver como {role}',
  viewedAs: 'Está viendo Gatehouse como <b>{role}</b>. Tiene los permisos de este rol.',
  returnTo: 'Volver a {role}',
  activationPending: 'Activación de la cuenta pendiente',
  activationPendingDetail:
    'Su prueba comienza cuando se activa su cuenta. Hasta entonces, la navegación está desactivada.',
  activationNext:
    'Nuestro equipo revisa su organización y la activa. Después, su administrador recibe un correo. Usted no tiene que hacer nada.',
  readOnly: 'Esta página es de solo lectura hasta que se active su cuenta.',
  onHold: 'Su organización está en suspenso',
  onHoldDetail:
    'Todos los datos siguen siendo legibles. Póngase en contacto con nosotros para levantar la suspensión.',
} satisfies Translation<typeof english>;
