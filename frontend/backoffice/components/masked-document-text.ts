const CPF = /^.{3}(.{3})(.{3}).{2}$/;
const CNPJ = /^(.{2})(.{3}).{3}(.{4}).{2}$/;

/** `***.982.247-**` and `12.884.***\/0001-**`: enough to tell two people apart, too little to use. */
export function maskedDocument(document: string): string {
  const plain = document.replace(/[^\dA-Z*]/gi, '');
  const cpf = CPF.exec(plain);
  if (cpf) return `***.${cpf[1]}.${cpf[2]}-**`;
  const cnpj = CNPJ.exec(plain);
  return cnpj ? `${cnpj[1]}.${cnpj[2]}.***/${cnpj[3]}-**` : '***';
}
