export default {
  delete: 'Delete',
  confirmName: 'Type <b>{name}</b> to confirm',
  deletePermanently: 'Delete permanently',
  disable: 'Disable',
  enable: 'Enable',
} as const;
