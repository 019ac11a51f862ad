import { TEXTS } from '@gatehouse/contracts';

export default {
  noAnswer: 'The endpoints do not respond',
  noAnswerAbout:
    'The command requests the discovery document. If it fails, check the address, the reverse proxy and the TLS certificate first.',
  invalidClient: TEXTS.callback.invalidClient,
  invalidClientAbout:
    'invalid_client: the identity provider does not know the client ID or the client secret, or the secret expired. Create a new secret there and replace it under SSO Configuration.',
  accessDenied: TEXTS.callback.accessDenied,
  accessDeniedAbout:
    'access_denied: the user or a policy of the identity provider denied access. In Microsoft Entra, open “Sign-in logs”. In Google, check the audience of the consent screen.',
  invalidRequest: TEXTS.callback.invalidRequest,
  invalidRequestAbout:
    'invalid_request, or redirect_uri_mismatch at Google: the redirect URI registered there differs from the one in the SSO configuration. Often a slash or the scheme (http or https) differs.',
  popupBlocked: TEXTS.signIn.popupBlocked,
  popupBlockedAbout:
    'The browser blocks pop-ups. Allow them for this site, or disable JavaScript: the sign-in then uses a redirect.',
  clocks: 'A token is expired or not yet valid',
  clocksAbout:
    'Clocks that differ by minutes invalidate every token. Compare the clock of this machine with the clock of the server.',
  pendingDomain: 'A domain stays pending',
  pendingDomainAbout:
    'Query the DNS TXT record as Gatehouse does. The value must equal the value on the page of the domain, in a single string.',
  registerSaml: 'Register a SAML application from a shell',
  registerSamlAbout:
    'The command needs an entity ID and an ACS URL. Alternatively, metadata_url reads both from the application. An application without an organization is open to users of every organization.',
  samlRequest: 'A SAML sign-in does not start',
  samlRequestAbout:
    'Send the request as plain XML. Status 303 with an address means that the application is registered and its request is valid. Open the address in a browser to continue. Any other response states the error.',
  samlSignature: 'An application rejects the SAML signature',
  samlSignatureAbout:
    'The application uses an outdated certificate of Gatehouse. This command prints the valid certificates and their expiry dates. Configure the metadata URL in the application, so that it updates certificates automatically.',
} as const;
