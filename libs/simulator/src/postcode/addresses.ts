/** One real address for a Brazilian postcode; not a directory. */
export interface SimulatedAddress {
  readonly logradouro: string;
  readonly complemento: string;
  readonly bairro: string;
  readonly localidade: string;
  readonly uf: string;
}

/** Postcodes of all five regions, by their eight digits. Small towns have one code without a street. */
export const ADDRESSES: ReadonlyMap<string, SimulatedAddress> = new Map(
  (
    [
      ['01001000', 'Praça da Sé', 'lado ímpar', 'Sé', 'São Paulo', 'SP'],
      ['01045001', 'Praça da República', 'lado ímpar', 'República', 'São Paulo', 'SP'],
      ['01310100', 'Avenida Paulista', 'de 612 a 1510 - lado par', 'Bela Vista', 'São Paulo', 'SP'],
      ['04545005', 'Rua das Fiandeiras', 'de 761/762 a 889/890', 'Vila Olímpia', 'São Paulo', 'SP'],
      ['11085005', 'Rua Brigadeiro Newton Braga', '', 'Saboó', 'Santos', 'SP'],
      ['20040002', 'Avenida Rio Branco', 'de 128 a 144 - lado par', 'Centro', 'Rio de Janeiro', 'RJ'],
      [
        '28035042',
        'Rua Tenente-Coronel Cardoso',
        'de 559 ao fim - lado ímpar',
        'Centro',
        'Campos dos Goytacazes',
        'RJ',
      ],
      ['29946490', 'Avenida Esbertalina Barbosa Damiani', '', 'Guriri Norte', 'São Mateus', 'ES'],
      ['30120060', 'Rua dos Carijós', 'até 349/350', 'Centro', 'Belo Horizonte', 'MG'],
      ['30130005', 'Avenida Afonso Pena', 'de 1352 a 1800 - lado par', 'Boa Viagem', 'Belo Horizonte', 'MG'],
      ['44025096', 'Rua E', '(Cruzeiro)', 'Gabriela', 'Feira de Santana', 'BA'],
      ['49082600', 'Avenida Tiradentes', '', 'Novo Paraíso', 'Aracaju', 'SE'],
      ['57307340', 'Rua Antônio Messias', '', 'Jardim Esperança', 'Arapiraca', 'AL'],
      ['58414350', 'Rua Manoel do O. Júnior', '', 'Liberdade', 'Campina Grande', 'PB'],
      [
        '60170001',
        'Avenida Desembargador Moreira',
        'de 901 a 2119 - lado ímpar',
        'Aldeota',
        'Fortaleza',
        'CE',
      ],
      ['64000290', 'Rua Arlindo Nogueira', '(Zona Norte) - até 1005/1006', 'Centro', 'Teresina', 'PI'],
      ['65604055', 'Rua Alfredo Beleza', '', 'Centro', 'Caxias', 'MA'],
      ['66055260', 'Avenida Governador José Malcher', 'de 693/694 a 1207/1208', 'Nazaré', 'Belém', 'PA'],
      ['68908883', 'Avenida Marechal Eduardo Gomes', '(Lot. Infraero I)', 'Infraero', 'Macapá', 'AP'],
      ['69099351', 'Rua Sessenta e Quatro A', '', 'Novo Aleixo', 'Manaus', 'AM'],
      ['69900156', 'Beco da Ligação I', '', 'Preventório', 'Rio Branco', 'AC'],
      ['70351757', 'SHIGS 708 Bloco G', '', 'Asa Sul', 'Brasília', 'DF'],
      ['74369577', 'Rua MMM 3', '', 'Setor Três Marias', 'Goiânia', 'GO'],
      ['76900032', 'Travessa da CDL', '', 'Centro', 'Ji-Paraná', 'RO'],
      ['77023576', 'Quadra ARSE 102 Alameda 14 A', '', 'Plano Diretor Sul', 'Palmas', 'TO'],
      ['78093660', 'Rua Onze', '', 'Osmar Cabral', 'Cuiabá', 'MT'],
      ['79002290', 'Rua da Imprensa', '', 'Monte Castelo', 'Campo Grande', 'MS'],
      ['80520560', 'Rua Carlos Augusto Cornelsen', '', 'Bom Retiro', 'Curitiba', 'PR'],
      ['88338080', 'Rua Zimbábue', '', 'Nações', 'Balneário Camboriú', 'SC'],
      ['91540310', 'Rua Ernesto Liscano', '', 'Lomba do Pinheiro', 'Porto Alegre', 'RS'],
      ['58370000', '', '', '', 'Salgado de São Félix', 'PB'],
    ] as const
  ).map(([cep, logradouro, complemento, bairro, localidade, uf]) => [
    cep,
    { logradouro, complemento, bairro, localidade, uf },
  ]),
);
