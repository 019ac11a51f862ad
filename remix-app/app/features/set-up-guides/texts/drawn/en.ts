export default {
  picture: 'Drawing of the screen “{screen}” in {console}. Highlighted fields: {fields}',
  field: 'Field',
  value: 'Value',
  copy: 'Copy',
} as const;
