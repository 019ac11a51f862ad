import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Los componentes de Gatehouse y el estado de cada uno.',
  features: 'Funciones',
  technologies: 'Tecnologías',
  deploymentLayers: 'Capas de despliegue',
  deploymentLayersAbout: 'Del navegador a la base de datos.',
  securityLayers: 'Capas de seguridad',
  securityLayersAbout: 'De la red al registro de auditoría.',
  implemented: 'Implementado',
  deployed: 'Desplegado',
  active: 'Activo',
  planned: 'Planificado',
  signIn: 'Inicio de sesión centralizado',
  signInAbout:
    'Un solo servicio completa todos los métodos de autenticación. Comprueba el inquilino, el usuario y la política de inicio de sesión antes de crear una sesión.',
  isolation: 'Aislamiento de inquilinos',
  isolationAbout:
    'La seguridad a nivel de fila de la base de datos separa a los inquilinos. El rol de base de datos de la API no puede eludirla.',
  openId: 'Proveedor de OpenID Connect',
  openIdAbout:
    'Las aplicaciones inician la sesión de los usuarios con el flujo de código de autorización y PKCE, y verifican los tokens con las claves publicadas.',
  audit: 'Registro de auditoría',
  auditAbout:
    'Los eventos solo pueden añadirse y se guardan en la misma transacción que el cambio. Una cadena de hashes revela las manipulaciones.',
  secrets: 'Secretos cifrados',
  secretsAbout:
    'Los secretos se cifran con AES-256-GCM. La clave maestra no se guarda en la base de datos y puede rotarse.',
  oneCommand: 'Un solo comando',
  oneCommandAbout:
    'npm start ejecuta la base de datos, la API, la aplicación web y la puerta de enlace, y las detiene juntas.',
  containers: 'Contenedores',
  containersAbout:
    'Las imágenes se ejecutan sin privilegios de root. Las migraciones son un paso aparte. Caddy sirve un único origen público.',
  saml: 'SAML 2.0',
  samlAbout:
    'Gatehouse emite aserciones para aplicaciones empresariales e inicia la sesión de los usuarios mediante proveedores de identidad SAML.',
  wizard: 'Asistente de SSO',
  wizardAbout: 'Una organización conecta Google Workspace o Microsoft Entra ID en unos cinco minutos.',
  factors: 'Segundos factores',
  factorsAbout:
    'Aplicaciones de autenticación, passkeys y códigos de recuperación. La política de inicio de sesión de cada inquilino decide cuáles se exigen.',
  web: 'Web',
  api: 'API',
  identity: 'Identidad',
  dataAndTests: 'Datos y pruebas',
  gatewayLayer: 'Puerta de enlace',
  gatewayLayerAbout:
    'Un único origen público: Caddy en el puerto 443 en contenedores, el puerto 3000 con npm start.',
  webLayer: 'Aplicación web',
  webLayerAbout:
    'Remix en el puerto 3001. Genera las páginas, gestiona la cookie de sesión y no guarda estado.',
  apiLayer: 'API',
  apiLayerAbout:
    'NestJS en el puerto 8080. Gestiona los inicios de sesión, los tokens y los inquilinos. Puede ejecutarse cualquier número de procesos.',
  databaseLayer: 'Base de datos',
  databaseLayerAbout:
    'PostgreSQL guarda todo el estado compartido. La seguridad a nivel de fila separa a los inquilinos.',
  transport: 'Transporte',
  transportAbout: 'TLS con HSTS. Las cabeceras de reenvío solo se aceptan de la puerta de enlace.',
  browser: 'Navegador',
  browserAbout:
    'Una política de seguridad de contenido con nonces, cookies HttpOnly y SameSite, y una comprobación del origen en cada formulario.',
  session: 'Sesión',
  sessionAbout:
    'Tokens opacos, guardados como hashes. Una sesión caduca tras 15 minutos de inactividad y 15 minutos después del inicio de sesión.',
  access: 'Acceso',
  accessAbout:
    'El acceso se deniega de forma predeterminada. Cada ruta declara su rol o permiso. De lo contrario, la API no arranca.',
  data: 'Datos',
  dataAbout:
    'Seguridad a nivel de fila para los inquilinos, cifrado para los secretos y hashes para los valores que solo se comparan.',
  evidence: 'Auditoría',
  evidenceAbout: 'Un registro de auditoría de solo adición con una cadena de hashes por inquilino.',
} satisfies Translation<typeof english>;
