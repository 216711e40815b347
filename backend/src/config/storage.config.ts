import { join } from 'node:path';
import { IsBoolean, IsIn, IsInt, IsString, IsUrl, Max, Min, ValidateIf } from 'class-validator';
import { Variable, address, flag, integer, optional } from './variable.js';

const webAddress = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** Where files are kept: at an S3-compatible service when a bucket is named, else in a folder of this machine. */
export class StorageConfig {
  /** Who may read an object whose kind does not say so itself (payments.md §7: "with public-read access"). */
  @Variable('OBJECTS_ACCESS', { default: 'public' })
  @IsIn(['public', 'private'])
  readonly access: 'public' | 'private';

  @Variable('OBJECTS_LIMIT_BYTES', { default: '10485760', parse: integer })
  @IsInt()
  @Min(1)
  @Max(1_073_741_824)
  readonly limitBytes: number;

  /** The folder of the embedded store. Several processes share it only on one machine. */
  @Variable('OBJECTS_DIR', { default: (source) => join(source.DATA_DIR || '.data', 'objects') })
  @IsString()
  readonly folder: string;

  /** Where our own processes reach the API, to which the embedded store's links lead. */
  @Variable('API_URL', {
    default: (source) => `http://127.0.0.1:${source.API_PORT || '3001'}`,
    parse: address,
  })
  @IsUrl(webAddress)
  readonly apiUrl: string;

  /** Null: the embedded store. */
  @Variable('OBJECTS_BUCKET', { default: '', parse: optional })
  @ValidateIf((config: StorageConfig) => config.bucket !== null)
  @IsString()
  readonly bucket: string | null;

  @Variable('OBJECTS_REGION', { default: 'us-east-1' })
  @IsString()
  readonly region: string;

  /** Null: Amazon's own. */
  @Variable('OBJECTS_ENDPOINT', { default: '', parse: (text) => optional(address(text)) })
  @ValidateIf((config: StorageConfig) => config.endpoint !== null)
  @IsUrl(webAddress)
  readonly endpoint: string | null;

  /** The bucket is in the path, not in the host name, as most services other than Amazon's require. */
  @Variable('OBJECTS_PATH_STYLE', { default: 'false', parse: flag })
  @IsBoolean()
  readonly pathStyle: boolean;

  /** Null: the SDK looks for the machine's own credentials. */
  @Variable('OBJECTS_ACCESS_KEY_ID', { default: '', parse: optional })
  @ValidateIf((config: StorageConfig) => config.secretAccessKey !== null)
  @IsString()
  readonly accessKeyId: string | null;

  @Variable('OBJECTS_SECRET_ACCESS_KEY', { default: '', parse: optional })
  @ValidateIf((config: StorageConfig) => config.accessKeyId !== null)
  @IsString()
  readonly secretAccessKey: string | null;

  /** Where readers find public objects, for example a CDN; null: the bucket itself. */
  @Variable('OBJECTS_PUBLIC_URL', { default: '', parse: (text) => optional(address(text)) })
  @ValidateIf((config: StorageConfig) => config.publicUrl !== null)
  @IsUrl(webAddress)
  readonly publicUrl: string | null;
}
