import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Nueva aplicación SAML',
  titleOf: 'Nueva aplicación: {application}',
  about: 'Seleccione la aplicación. Gatehouse rellena después su formato de NameID y sus atributos.',
  awsAbout: 'Cuentas y roles de una organización de AWS.',
  salesforceAbout: 'CRM. Puede crear cuentas en el primer inicio de sesión.',
  slackAbout: 'Espacios de trabajo con un plan que incluye inicio de sesión único.',
  zoomAbout: 'Reuniones con una URL personalizada.',
  atlassianAbout: 'Jira, Confluence y Bitbucket con Atlassian Guard.',
  githubAbout: 'Enterprise Cloud o Enterprise Server.',
  servicenowAbout: 'Inicio de sesión único multiproveedor de una instancia.',
  boxAbout: 'Archivos de una cuenta empresarial.',
  zendeskAbout: 'Agentes o usuarios finales de un centro de asistencia.',
  generic: 'Otra aplicación',
  genericAbout: 'Cualquier aplicación compatible con SAML 2.0.',
  where: 'Ajustes en la aplicación: {path}',
  awsHint: 'Descargue allí los metadatos.',
  salesforceHint: 'Salesforce muestra sus metadatos después de guardar.',
  zoomHint: 'Los metadatos están en /saml/metadata/sp de la URL personalizada.',
  servicenowHint: '«Generate Metadata» muestra los valores esperados.',
  zendeskHint: 'Zendesk requiere la huella digital del certificado de Gatehouse.',
  genericHint:
    'La documentación de la aplicación llama a estos valores «entity ID» y «assertion consumer service (ACS) URL».',
  methods: 'Método de configuración',
  byMetadata: 'Pegar o cargar metadatos',
  byUrl: 'URL de metadatos',
  byHand: 'Introducir valores',
  metadata: 'Metadatos',
  metadataHelp: 'Los metadatos SAML de la aplicación, en XML.',
  metadataFile: 'Archivo de metadatos',
  metadataUrlHelp:
    'Gatehouse lee los metadatos ahora y después una vez al día, por lo que aplica automáticamente los certificados nuevos.',
  entityIdHelp: 'El identificador de la aplicación. No podrá cambiarlo más adelante.',
  sloUrlHelp: 'Gatehouse envía una solicitud de cierre de sesión a esta URL cuando un usuario cierra sesión.',
  certificate: 'Certificado de firma (opcional)',
  certificateHelp:
    'PEM. Gatehouse verifica con él las firmas de las solicitudes. El cierre de sesión único lo requiere.',
  nameOptional: 'Nombre (opcional)',
  nameIdFromMetadata: 'De los metadatos',
  idpInitiatedHelp:
    'Los usuarios pueden empezar en Gatehouse, por ejemplo con un enlace. Active esta opción solo si la aplicación acepta aserciones no solicitadas.',
  owner: 'Organización (opcional)',
  ownerHelp:
    'El código, como TEN-001, o el slug. Solo los usuarios de esta organización pueden iniciar sesión, y la aplicación usa el entity ID y el certificado de la organización. Si el campo está vacío, pueden hacerlo los usuarios de todas las organizaciones.',
  attributes: 'Atributos',
  attribute: '{source} como {attribute}',
  attributesNote: 'Puede cambiar los atributos más adelante, en «Atributos».',
  changeApplication: 'Elegir otra aplicación',
  register: 'Registrar aplicación',
} satisfies Translation<typeof english>;
