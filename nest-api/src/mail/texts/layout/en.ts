export default {
  greeting: 'Hello {name},',
  greetingNameless: 'Hello,',
  footer: 'Gatehouse sent this message because somebody entered this address there. Replies are not read.',
} as const;
