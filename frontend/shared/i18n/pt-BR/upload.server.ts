/** Words about a file that was sent (payments.md §8). */
export const upload = {
  uploaded: 'Upload realizado com sucesso!',
  uploadFailed: 'Houve um erro ao tentar realizar o upload, contate o suporte',
} as const;
