import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class ReviewResolutionDto {
  @Field(rules.text({ min: 3, max: 1_000 }), {
    description: 'What you found and did; recorded with your name.',
  })
  resolution: string;
}
