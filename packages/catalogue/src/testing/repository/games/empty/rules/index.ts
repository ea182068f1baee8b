export const rules = 'to be written';
