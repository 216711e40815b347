import { Injectable } from '@nestjs/common';
import type { Flag } from '@guiche/access';
import type { CarriedState, ListExport } from './store/list-exports.js';

/** What was asked for, and how far it is. */
export type AskedFile = Pick<
  ListExport,
  'platformId' | 'query' | 'locale' | 'rows' | 'nextCursor' | 'carried'
>;

/** A part of a file. The last one has no cursor. Every part but the last has as many rows as were asked for. */
export interface FilePart {
  readonly content: Buffer;
  readonly rows: number;
  readonly nextCursor: string | null;
  readonly carried: CarriedState;
}

/** Files of staff that are no list, which the job makes part by part. */
export interface FileSource {
  /** Is the name of no list. */
  readonly name: string;
  readonly flag: Flag;
  part(asked: AskedFile, take: number): Promise<FilePart>;
  /** How the file is called, and what it is. */
  described(query: string): { readonly name: string; readonly type: string };
}

/** The sources that other modules add when the application starts. */
@Injectable()
export class FileSources {
  private readonly byName = new Map<string, FileSource>();

  add(source: FileSource): void {
    this.byName.set(source.name, source);
  }

  find(name: string): FileSource | undefined {
    return this.byName.get(name);
  }
}
