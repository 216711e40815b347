import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AREAS, FLAGS, TEAM_ROLES, type Area, type Flag, type TeamRole } from '@guiche/access';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class SignInDto {
  @Field(rules.oneOf(AREAS), { description: 'Where to sign in. A session is valid in this area only.' })
  area: Area;
  @Field(rules.text({ max: 254 }), { example: 'ana@example.com' }) email: string;
  @Field(rules.opaqueText({ min: 1, max: 1_000 })) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'Six digits of the authenticator, or a recovery code; for people with a second factor.',
  })
  code?: string;
  @Field(rules.optional(rules.opaqueText({ min: 1, max: 100 })), {
    description: 'The token of a challenge for a passkey.',
  })
  challenge?: string;
  @Field(rules.optional(rules.opaqueText({ min: 1, max: 16_000 })), {
    description: 'What the browser answered to the challenge, as JSON; instead of the code.',
  })
  passkey?: string;
  @Field(rules.optional(rules.opaqueText({ min: 1, max: 100 })), {
    description: 'Of a browser that was remembered; instead of the code, for sellers and customers.',
  })
  device?: string;
  @Field(rules.optional(rules.boolean()), {
    description:
      'Remembers this browser for 30 days, if the second factor is entered and the person has an authenticator. Sellers and customers only.',
  })
  remember?: boolean;
}

export class SessionProofDto {
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class OwnAreasDto {
  @ApiProperty({ enum: AREAS, isArray: true, description: 'Each is signed in to by itself.' })
  areas: Area[];
}

export class ProofStandingDto {
  @ApiProperty({ type: 'integer', description: '0: a sensitive change needs another proof.' })
  secondsLeft: number;
}

/** After a change of what a person signs in with. */
export class RenewedSessionDto {
  @ApiProperty({
    description: 'Replaces the token of this session, which does not work any more. Shown once.',
  })
  token: string;
}

export class SignedInUserDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'FUNCTIONARY' }) role: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: FLAGS, isArray: true, description: 'The permissions in the admin area.' })
  flags: Flag[];
}

export class SignedInDto {
  @ApiProperty({ description: 'Sent as `Authorization: Bearer {token}`. Shown once.' }) token: string;
  @ApiProperty() expiresAt: Date;
  @ApiProperty() user: SignedInUserDto;
  @ApiPropertyOptional({
    description:
      'Sent as `device` at the next sign-in on this browser. Left out: it is not remembered. Shown once.',
  })
  device?: string;
}

export class RememberedDeviceDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: String, nullable: true }) ip: string | null;
  @ApiProperty({ type: String, nullable: true }) userAgent: string | null;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ description: 'The last sign-in without a second factor.' }) usedAt: Date;
  @ApiProperty() expiresAt: Date;
}

export class RememberedDeviceListDto {
  @ApiProperty({ type: [RememberedDeviceDto], description: 'The last used first.' })
  items: readonly RememberedDeviceDto[];
}

export class CurrentUserDto extends SignedInUserDto {
  @ApiProperty() email: string;
}

class TeamMembershipDto {
  @ApiProperty({ enum: TEAM_ROLES }) role: TeamRole;
  @ApiProperty({ description: 'The name of the seller whose account it is.' }) owner: string;
}

export class CurrentSessionDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: AREAS }) area: Area;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null for a master.' })
  platformId: string | null;
  @ApiProperty() createdAt: Date;
  @ApiProperty() expiresAt: Date;
  @ApiProperty({ description: 'Nothing else is allowed until the person has added a second factor.' })
  mustAddSecondFactor: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The name of the staff member who signed in as the user.',
  })
  impersonator: string | null;
  @ApiProperty() user: CurrentUserDto;
  @ApiProperty({ type: TeamMembershipDto, nullable: true, description: 'Of a member of a team only.' })
  team: TeamMembershipDto | null;
}

export class ListedSessionDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'The session of this request.' }) current: boolean;
  @ApiProperty({ type: String, nullable: true }) ip: string | null;
  @ApiProperty({ type: String, nullable: true }) userAgent: string | null;
  @ApiProperty() createdAt: Date;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The name of the staff member who signed in as you.',
  })
  impersonator: string | null;
  @ApiProperty({ description: 'The last use, to five minutes.' }) seenAt: Date;
  @ApiProperty() expiresAt: Date;
}

export class SessionListDto {
  @ApiProperty({ type: [ListedSessionDto], description: 'The last used first.' }) items: ListedSessionDto[];
}
