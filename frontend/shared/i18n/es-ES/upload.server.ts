import type { UploadTexts } from '../text-keys';

export const upload: UploadTexts = {
  uploaded: '¡El archivo se subió correctamente!',
  uploadFailed: 'Hubo un error al intentar subir el archivo, póngase en contacto con el soporte',
};
