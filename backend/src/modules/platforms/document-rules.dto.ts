import { rules } from '@guiche/field-rules';
import { Field } from '../../runtime/http/index.js';

/** The documents that sellers must send. Everybody sends the front of the identity. */
export class DocumentRulesDto {
  @Field(rules.boolean(), { description: 'The back of the identity, of persons.' })
  personPhotoDocumentBack: boolean;
  @Field(rules.boolean(), { description: 'A photo of the person with the identity, of persons.' })
  personPhotoPersonWithDocument: boolean;
  @Field(rules.boolean(), { description: 'A proof of address, of persons.' })
  personAddressProof: boolean;
  @Field(rules.boolean(), { description: 'A balance sheet or declaration of assets, of persons.' })
  personBalanceSheet: boolean;
  @Field(rules.boolean(), { description: 'The back of the identity of the partner in charge, of companies.' })
  companyPhotoDocumentBack: boolean;
  @Field(rules.boolean(), { description: 'A photo of that partner with the identity, of companies.' })
  companyPhotoPersonWithDocument: boolean;
  @Field(rules.boolean(), { description: 'A proof of address, of companies.' })
  companyAddressProof: boolean;
  @Field(rules.boolean(), { description: 'A balance sheet, of companies.' })
  companyBalanceSheet: boolean;
  @Field(rules.boolean(), { description: 'The articles of association, of companies.' })
  companyPhotoDocumentSocialContract: boolean;
}
