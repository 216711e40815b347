import { ApiProperty } from '@nestjs/swagger';
import { TEAM_ROLES, type TeamRole } from '@guiche/access';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { ACCOUNT_NAME_MAX_LENGTH, ACCOUNT_NAME_MIN_LENGTH } from '../use-cases/new-account.js';

/** The proof of who changes the team. */
export class TeamProofDto {
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class NewMemberDto extends TeamProofDto {
  @Field(rules.text({ min: ACCOUNT_NAME_MIN_LENGTH, max: ACCOUNT_NAME_MAX_LENGTH })) name: string;
  @Field(rules.email()) email: string;
  @Field(rules.oneOf(TEAM_ROLES)) role: TeamRole;
}

export class ChangedMemberDto extends TeamProofDto {
  @Field(rules.oneOf(TEAM_ROLES)) role: TeamRole;
  @Field(rules.integer({ min: 1 }), { description: 'The version that you changed.' }) version: number;
}

export class InvitedMemberDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

class MemberDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: TEAM_ROLES }) role: TeamRole;
  @ApiProperty({ enum: ['CREATED', 'ACTIVE', 'BLOCKED'] }) status: string;
  @ApiProperty({ type: Date, nullable: true }) lastSignInAt: Date | null;
  @ApiProperty() version: number;
}

export class TeamDto {
  @ApiProperty({ type: [MemberDto], description: 'The oldest first. The owner is not among them.' })
  items: MemberDto[];
}
