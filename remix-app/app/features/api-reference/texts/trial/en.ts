export default {
  body: 'Request body',
  bodyAbout: 'JSON. The field starts with the example of the contract.',
  confirm: 'I understand that {method} changes this installation in my name',
  send: 'Send {method}',
  response: 'Response',
  duration: '{count, number} ms',
  responseBody: 'Response body',
  noBody: 'No response body',
  cut: 'The response body is truncated.',
  showSecrets: 'Show secrets',
  bodyWithSecrets: 'Response body with secrets',
} as const;
